import type { SitePart } from '@portfolio/contract/published/composer-module';
import { areaIn, liveAreas } from '@portfolio/contract/published/live-areas';
import { pageAddress } from '@portfolio/contract/published/paths';
import type { Releases } from '@portfolio/contract/release';
import { PublishError, type Draft } from '../../storage/storage';
import { checkCodes } from '../release-checks/check-codes';
import { checkContracts, checkParts } from '../release-checks/check-releases';
import { withComposer, type Compose } from './with-composer';

/**
 * Lets the composer of these releases' shell write every part of a site that they change.
 * @param before what the site in this draft was composed from.
 * @returns the addresses of the pages that were written.
 * @throws PublishError when these releases can't be live together.
 */
export async function writeSite(draft: Draft, before: Releases, after: Releases, now: Date): Promise<string[]> {
  after.contract = await checkContracts(draft, after);
  return withComposer(draft, after.shell.live, now, (compose) => writeParts(draft, before, after, compose));
}

async function writeParts(draft: Draft, before: Releases, after: Releases, compose: Compose): Promise<string[]> {
  const parts = await compose(after);
  checkParts(parts);
  await checkCodes(draft, after);
  const former = before.contract === after.contract ? await partsOf(before, compose) : undefined;
  // Browsers show the areas in this order.
  after.areas = Object.fromEntries(liveAreas(after).map((name) => [name, areaIn(after, name)]));

  await removeGone(draft, former?.flatMap(({ paths }) => paths) ?? (await listComposed(draft)), parts);
  return writeChanged(draft, former ?? [], parts);
}

/** What is live until now; undefined where nothing is, or where a release was changed: then everything is composed. */
export async function partsOf(releases: Releases, compose: Compose): Promise<readonly SitePart[] | undefined> {
  if (!releases.shell.live) return undefined;
  return compose(releases).catch((error: unknown) => {
    if (error instanceof PublishError) return undefined;
    throw error;
  });
}

async function removeGone(draft: Draft, former: readonly string[], parts: readonly SitePart[]): Promise<void> {
  const kept = new Set(parts.flatMap(({ paths }) => paths));
  for (const path of former) if (!kept.has(path)) await draft.remove(path);
}

/** The pages of a site, and the sitemaps and manifests of its workspaces. */
async function listComposed(draft: Draft): Promise<string[]> {
  return (await draft.list('')).filter((name) => /\.html$|^sitemap-.+\.xml$|^mf-manifest-.+\.json$/.test(name));
}

/** @returns the addresses of the pages. */
async function writeChanged(draft: Draft, former: readonly SitePart[], parts: readonly SitePart[]): Promise<string[]> {
  const pages: string[] = [];
  for (const part of changedParts(former, parts))
    for await (const { paths, text } of part.compose()) {
      for (const path of paths) await draft.write(path, text);
      if (paths[0]?.endsWith('.html')) pages.push(pageAddress(paths[0]));
    }
  return pages;
}

/** The parts that now depend on something else. */
export function changedParts(former: readonly SitePart[], parts: readonly SitePart[]): readonly SitePart[] {
  const dependedOn = new Map(former.map(({ name, dependsOn }) => [name, dependsOn]));
  return parts.filter(({ name, dependsOn }) => dependedOn.get(name) !== dependsOn);
}
