import type { ComposerHost, SitePart } from '@portfolio/contract/published/composer-module';
import { areaIn, liveAreas } from '@portfolio/contract/published/live-areas';
import { foreignManifest } from '@portfolio/contract/published/paths';
import { atAddress, basePathOf } from '@portfolio/contract/published/site-address';
import type { Releases } from '@portfolio/contract/release';
import type { Site } from '@portfolio/contract/shell';
import type { SiteOrder } from '@portfolio/site/page-state';
import { otherLanguages } from '@portfolio/site/site-language';
import { PageCheck } from './check/page-check';
import { Composer, type Shared } from './composer';
import type { ThirdParties } from './document/page-policy';
import { navigationOf, liveGroups } from './navigation';
import { LanguageContent } from './releases/language-content';
import { LiveReleaseFiles } from './releases/live-release-files';
import { LoadedReleases } from './releases/loaded-releases';
import { thirdPartiesOf } from './releases/third-parties';
import {
  areaPart,
  foreignPart,
  homePart,
  mapsPart,
  noticesPart,
  releasesPart,
  worksPart,
  type PartContext,
} from './site-parts';

/**
 * The parts of the site that these releases make; see shared/contract/published/composer-module.ts. This module is the entry of the
 * shell's `server/compose.js`: publish runs that bundle, never this source.
 */
export async function compose(host: ComposerHost, releases: Releases): Promise<readonly SitePart[]> {
  const files = new LiveReleaseFiles(host, releases);
  const thirdParties = await thirdPartiesOf(files, releases);
  const site = atAddress(await files.json<Site>('shell', 'content/site.json'), releases);
  const parts: SitePart[] = [];
  const paths = async () => [...parts.flatMap((part) => part.paths), ...(await files.paths())];
  const loaded = new LoadedReleases(host, files, basePathOf(releases.address));
  const shared = { loaded, pageCheck: new PageCheck(host, releases, paths) };
  for (const language of [undefined, ...otherLanguages(site)]) {
    const content = new LanguageContent(files, language);
    const made = await partsOf({ host, files, content, site, thirdParties, shared }, await content.releases(releases));
    parts.push(...made.map((part) => ofLanguage(part, content)));
  }
  return parts;
}

type Given = Omit<PartContext, 'composer' | 'areas' | 'order'> & { thirdParties: ThirdParties; shared: Shared };

/** The parts in one language, at the paths that they have in the main one. @param releases in this language. */
async function partsOf(given: Given, releases: Releases): Promise<readonly SitePart[]> {
  const { host, files, content, site, thirdParties, shared } = given;
  const areas = liveAreas(releases);
  const order = await files.json<SiteOrder>('shell', 'content/order.json');
  const frame = navigationOf(releases, order);
  const summaries = areas.map((name) => areaIn(releases, name)?.summary);
  const entries: unknown[] = [];
  for (const name of areas) entries.push(await content.fileInList(name, 'entries'));

  const whole = { frame, thirdParties, groups: liveGroups(releases, order), mainLanguage: site.language };
  const composer = new Composer(host, files, content, releases, whole, shared);
  const context = { host, files, content, composer, areas, order, site };
  const parts: SitePart[] = [];
  const add = (part: Omit<SitePart, 'dependsOn'>, dependsOn?: unknown) =>
    parts.push({
      ...part,
      // The guard, the texts and the composer itself are part of the shell's release.
      dependsOn: JSON.stringify([releases.shell.live, releases.address, frame, thirdParties, dependsOn]),
    });
  for (const name of areas) add(areaPart(context, name, await files.pages(name)), areaIn(releases, name)?.live);
  add(homePart(context), summaries);
  add(noticesPart(context));
  add(worksPart(context), [entries, summaries.map((summary) => summary?.share)]);
  if (content.language) {
    add(releasesPart(releases), releases.areas);
    return parts;
  }
  add(mapsPart(context), areas);
  for (const name of areas)
    if ((await files.list(name))[foreignManifest]) add(foreignPart(context, name), areaIn(releases, name)?.live);
  return parts;
}

/** A part where the files of its language stand. */
function ofLanguage(part: SitePart, { folder, language }: LanguageContent): SitePart {
  if (!language) return part;
  const at = (paths: readonly string[]) => paths.map((path) => folder + path);
  return {
    ...part,
    name: `${language.tag} ${part.name}`,
    paths: at(part.paths),
    compose: async function* () {
      for await (const { paths, text } of part.compose()) yield { paths: at(paths), text };
    },
  };
}
