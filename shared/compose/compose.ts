import type { AreaName } from '@portfolio/contract/areas';
import type { ComposedFile, ComposerHost, SitePart } from '@portfolio/contract/published/composer-module';
import type { Entry, PageDocument } from '@portfolio/contract/page';
import type { Releases } from '@portfolio/contract/release';
import type { SiteOrder } from '@portfolio/site/page-state';
import type { Site } from '@portfolio/contract/shell';
import { inOrder } from '@portfolio/site/site-order';
import { PageCheck } from './check/page-check';
import { Composer, type Shared } from './composer';
import { navigationOf, liveGroups } from './navigation';
import { areaIn, liveAreas } from '@portfolio/contract/published/live-areas';
import { LanguageContent } from './releases/language-content';
import { LiveReleaseFiles } from './releases/live-release-files';
import { LoadedReleases } from './releases/loaded-releases';
import {
  feedFile,
  ownSitemapFile,
  pageFiles,
  pointerFile,
  robotsFile,
  siteIndexFile,
  sitemapFile,
  workerFile,
} from '@portfolio/contract/published/paths';
import { feed } from './metadata/feed';
import { robots } from './metadata/robots';
import { mapped, sitemap, sitemapIndex, type MappedPage } from './metadata/sitemap';
import { otherLanguages } from '@portfolio/site/site-language';
import { thirdPartiesOf, type ThirdParties } from './releases/third-parties';
import { atAddress, basePathOf } from '@portfolio/contract/published/site-address';

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

type Given = {
  host: ComposerHost;
  files: LiveReleaseFiles;
  content: LanguageContent;
  /** In the main language. */
  site: Site;
  thirdParties: ThirdParties;
  shared: Shared;
};

/** The parts in one language, at the paths that they have in the main one. @param releases in this language. */
async function partsOf(given: Given, releases: Releases): Promise<readonly SitePart[]> {
  const { host, files, content, site, thirdParties, shared } = given;
  const areas = liveAreas(releases);
  const order = await files.json<SiteOrder>('shell', 'content/order.json');
  const frame = navigationOf(releases, order);
  const summaries = areas.map((name) => areaIn(releases, name)?.summary);
  const entries: unknown[] = [];
  for (const name of areas) entries.push(await content.listed(name, 'entries'));

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
  if (content.language) add(releasesPart(releases), releases.areas);
  else add(mapsPart(context), areas);
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

type Context = Omit<Given, 'thirdParties' | 'shared'> & {
  composer: Composer;
  areas: readonly AreaName[];
  order: SiteOrder;
};
type Made = Omit<SitePart, 'dependsOn'>;

/** The pages of an area, and in the main language its sitemap. */
function areaPart({ content, composer, site }: Context, name: AreaName, pages: readonly string[]): Made {
  const maps = content.language ? [] : [ownSitemapFile(name)];
  return {
    name: `area ${name}`,
    owner: name,
    paths: [...pages.flatMap((page) => pageFiles(`/${page}`)), ...maps],
    compose: async function* (): AsyncIterable<ComposedFile> {
      const map: MappedPage[] = [];
      for (const page of pages) {
        const document = await content.json<PageDocument>(name, `pages/${page}`);
        yield { paths: pageFiles(`/${page}`), text: await composer.areaPage(name, document) };
        map.push(mapped(document));
      }
      for (const file of maps) yield { paths: [file], text: sitemap(site, map) };
    },
  };
}

function homePart({ composer }: Context): Made {
  return {
    name: 'home',
    owner: 'shell',
    paths: pageFiles('/'),
    compose: async function* () {
      yield { paths: pageFiles('/'), text: await composer.home() };
    },
  };
}

/** What stands in for a page: the page of unknown addresses, and what is needed offline. The worker is one for all. */
function noticesPart({ files, content, composer }: Context): Made {
  const workers = content.language ? [] : [workerFile];
  return {
    name: 'notices',
    owner: 'shell',
    paths: [...pageFiles('/404'), ...pageFiles('/offline'), ...workers],
    compose: async function* () {
      yield { paths: pageFiles('/404'), text: await composer.notFound() };
      yield { paths: pageFiles('/offline'), text: await composer.offline() };
      for (const file of workers) yield { paths: [file], text: await files.text('shell', 'server/service-worker.js') };
    },
  };
}

/** The list of works, as a page, as data and as a feed. */
function worksPart({ host, content, composer, areas, order }: Context): Made {
  return {
    name: 'works',
    owner: 'shell',
    paths: [...pageFiles('/works'), siteIndexFile, feedFile],
    compose: async function* () {
      const works: Entry[] = [];
      for (const name of areas)
        works.push(...(await content.json<Entry[]>(name, 'entries')).filter(({ group }) => group));
      works.sort(inOrder(order.groups));
      yield { paths: pageFiles('/works'), text: await composer.works(works) };
      yield { paths: [siteIndexFile], text: JSON.stringify(works) };
      const before = await host.read(content.folder + feedFile);
      yield { paths: [feedFile], text: feed(await composer.site(), works, host.now, before) };
    },
  };
}

/** What pages in another language read in the place of the site's `releases.json`. */
function releasesPart({ contract, shell, areas }: Releases): Made {
  const known = Object.entries(areas).map(([name, area]) => [
    name,
    area && { live: area.live, load: area.load, summary: area.summary },
  ]);
  const text = JSON.stringify({ contract, shell: { live: shell.live }, areas: Object.fromEntries(known) });
  return {
    name: 'releases',
    owner: 'shell',
    paths: [pointerFile],
    compose: async function* () {
      yield await Promise.resolve({ paths: [pointerFile], text });
    },
  };
}

/** For search engines: the shell's sitemap, the sitemap index, and robots.txt. */
function mapsPart({ areas, site }: Context): Made {
  const own = ['/', '/works'].map((path) => ({ path, pictures: [] }));
  return {
    name: 'maps',
    owner: 'shell',
    paths: [ownSitemapFile('shell'), sitemapFile, robotsFile],
    compose: async function* () {
      const { address } = site;
      const all = (['shell', ...areas] as const).map(ownSitemapFile);
      yield { paths: [ownSitemapFile('shell')], text: sitemap(site, own) };
      yield { paths: [sitemapFile], text: sitemapIndex(address, all) };
      yield { paths: [robotsFile], text: robots(address) };
    },
  };
}
