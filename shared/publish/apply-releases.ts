import { contractVersion } from '@portfolio/contract/area-module';
import type { SitePart } from '@portfolio/contract/composer';
import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import { checkContracts, checkParts } from './check-releases';
import { loadComposer } from './load-composer';
import { pointerFile } from './paths';
import { pruneReleases, releasesKept } from './prune';
import { liveOf } from './releases';
import type { Draft } from './storage';

export type Published = { owner: ReleaseOwner; release: string; pages: number; changed: boolean };

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
  await checkContracts(draft, after);
  const compose = await loadComposer(draft, after.shell.live, now);
  const parts = await compose(after);
  checkParts(parts, after);
  // What another contract depended on is not known: everything is composed.
  const isKnown = before.contract === contractVersion && before.shell.live !== '';
  const former = isKnown ? await compose(before) : [];
  after.contract = contractVersion;

  await removeGone(draft, isKnown ? former.flatMap(({ paths }) => paths) : await pagesIn(draft), parts);
  const dependedOn = new Map(former.map(({ name, dependsOn }) => [name, dependsOn]));
  const pages = new Map<ReleaseOwner, number>();
  for (const part of parts) {
    if (dependedOn.get(part.name) === part.dependsOn) continue;
    pages.set(part.owner, (pages.get(part.owner) ?? 0) + (await writePart(draft, part)));
  }
  await draft.write(pointerFile, JSON.stringify(after, null, 1));
  await pruneReleases(draft, after, releasesKept);
  await draft.commit();

  return owners.map((owner) => ({
    owner,
    release: liveOf(after, owner)?.live ?? '',
    pages: pages.get(owner) ?? 0,
    changed: liveOf(before, owner)?.live !== liveOf(after, owner)?.live,
  }));
}

async function removeGone(draft: Draft, former: readonly string[], parts: readonly SitePart[]): Promise<void> {
  const kept = new Set(parts.flatMap(({ paths }) => paths));
  for (const path of former) if (!kept.has(path)) await draft.remove(path);
}

async function pagesIn(draft: Draft): Promise<string[]> {
  return (await draft.list('')).filter((name) => name.endsWith('.html'));
}

/** @returns the number of pages. */
async function writePart(draft: Draft, part: SitePart): Promise<number> {
  let pages = 0;
  for await (const { paths, text } of part.compose()) {
    for (const path of paths) await draft.write(path, text);
    if (paths[0]?.endsWith('.html')) pages++;
  }
  return pages;
}
