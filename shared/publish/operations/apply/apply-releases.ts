import type { SitePart } from '@portfolio/contract/published/composer-module';
import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import { checkCodes } from './checks/check-codes';
import { checkContracts, checkParts } from './checks/check-releases';
import { areaIn, liveAreas, liveOwners } from '@portfolio/contract/published/live-areas';
import { withComposer, type Compose } from './with-composer';
import { pageAddress, pointerFile, releasesFolder } from '@portfolio/contract/published/paths';
import { removeOverdue } from '../previews/previews-file';
import { keepRecent, pruneReleases, releasesKept } from '../prune';
import { liveOf } from '../../releases/releases';
import { PublishError, type Draft } from '../../storage/storage';

/** `pages`: the addresses of all pages that were written with it, of all workspaces. */
export type Published = { owner: ReleaseOwner; release: string; changed: boolean; pages: readonly string[] };

/**
 * Lets the composer of the live shell write every part of the site that these releases change, and releases.json. Then
 * makes the draft live.
 */
export async function applyReleases(
  draft: Draft,
  before: Releases,
  after: Releases,
  owners: readonly ReleaseOwner[],
  now = new Date(),
): Promise<Published[]> {
  after.contract = await checkContracts(draft, after);
  const pages = await withComposer(draft, after.shell.live, now, (compose) =>
    writeParts(draft, before, after, compose),
  );
  rememberState(after, now);
  await draft.write(pointerFile, JSON.stringify(after, null, 1));
  await removeOverdue(draft, after, now);
  await pruneReleases(draft, after, keepRecent(releasesKept, now));
  await draft.commit();

  return owners.map((owner) => ({
    owner,
    release: liveOf(after, owner)?.live ?? '',
    changed: liveOf(before, owner)?.live !== liveOf(after, owner)?.live,
    pages,
  }));
}

/** @returns the addresses of the pages that were written. */
async function writeParts(draft: Draft, before: Releases, after: Releases, compose: Compose): Promise<string[]> {
  const parts = await compose(after);
  checkParts(parts);
  await checkCodes(draft, after);
  const former = before.contract === after.contract ? await partsOf(before, compose) : undefined;
  // Browsers show the areas in this order.
  after.areas = Object.fromEntries(liveAreas(after).map((name) => [name, areaIn(after, name)]));

  await removeGone(draft, former?.flatMap(({ paths }) => paths) ?? (await composedIn(draft)), parts);
  for (const name of liveAreas(before)) if (!areaIn(after, name)) await draft.remove(releasesFolder(name));
  return writeChanged(draft, former ?? [], parts);
}

/** States that can be gone back to. Browsers read this file too: it stays small. */
const statesKept = 10;

function rememberState(releases: Releases, now: Date): void {
  const { states = [] } = releases;
  const live = Object.fromEntries(liveOwners(releases).map((owner) => [owner, liveOf(releases, owner)?.live ?? '']));
  const last = states.at(-1);
  if (JSON.stringify(last?.live) === JSON.stringify(live)) return;
  releases.states = [...states, { number: (last?.number ?? 0) + 1, made: now.toISOString(), live }].slice(-statesKept);
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

/** The pages of a site, and the sitemaps of its workspaces. */
async function composedIn(draft: Draft): Promise<string[]> {
  return (await draft.list('')).filter((name) => /\.html$|^sitemap-.+\.xml$/.test(name));
}

/** Writes the parts that now depend on something else. @returns the addresses of the pages. */
async function writeChanged(draft: Draft, former: readonly SitePart[], parts: readonly SitePart[]): Promise<string[]> {
  const dependedOn = new Map(former.map(({ name, dependsOn }) => [name, dependsOn]));
  const pages: string[] = [];
  for (const part of parts) {
    if (dependedOn.get(part.name) === part.dependsOn) continue;
    for await (const { paths, text } of part.compose()) {
      for (const path of paths) await draft.write(path, text);
      if (paths[0]?.endsWith('.html')) pages.push(pageAddress(paths[0]));
    }
  }
  return pages;
}
