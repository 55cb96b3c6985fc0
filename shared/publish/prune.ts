import type { LiveRelease, MediaFiles, ReleaseOwner, Releases } from '@portfolio/contract/release';
import { mediaFolder, pointerFile, releaseFolder, releasesFolder } from './paths';
import { liveOf, liveOwners, readReleases } from './releases';
import type { Draft, Storage } from './storage';

/** Number of releases kept per workspace, for roll-backs and open pages. */
export const releasesKept = 10;

/**
 * Removes all but the last `keep` releases of each workspace, and pictures that none of them shows.
 * What is live stays, however old it is.
 * @returns how many releases went.
 */
export async function pruneReleases(draft: Draft, releases: Releases, keep: number): Promise<number> {
  let removed = 0;
  for (const owner of liveOwners(releases)) {
    const live = liveOf(releases, owner);
    if (live) removed += await pruneOwner(draft, owner, live, keep, releases.waiting?.[owner]?.release);
  }
  if (removed > 0) await draft.write(pointerFile, JSON.stringify(releases, null, 1));
  return removed;
}

export async function prune(storage: Storage, keep: number): Promise<number> {
  const removed = await storage.change(async (draft) => {
    const releases = await readReleases(draft);
    if (!releases) return 0;
    const count = await pruneReleases(draft, releases, keep);
    await draft.commit();
    return count;
  });
  await storage.sweep(removed);
  return removed;
}

async function pruneOwner(
  draft: Draft,
  owner: ReleaseOwner,
  live: LiveRelease,
  keep: number,
  waiting?: string,
): Promise<number> {
  const kept = live.history.filter((each, index) => index >= live.history.length - keep || each.release === live.live);
  const names = new Set([...kept.map(({ release }) => release), ...(waiting ? [waiting] : [])]);
  const gone = (await draft.list(releasesFolder(owner))).filter((name) => name !== 'media' && !names.has(name));
  for (const name of gone) await draft.remove(releaseFolder(owner, name));
  live.history = kept;
  if (owner !== 'shell' && gone.length > 0) await pruneMedia(draft, owner, [...names]);
  return gone.length;
}

async function pruneMedia(
  draft: Draft,
  owner: Exclude<ReleaseOwner, 'shell'>,
  releases: readonly string[],
): Promise<void> {
  const shown = new Set<string>();
  for (const release of releases) {
    const bytes = await draft.read(`${releaseFolder(owner, release)}/content/media.json`);
    const media = JSON.parse(bytes?.toString('utf8') ?? '{}') as MediaFiles | readonly string[];
    // Releases of contract 3 and before list names alone.
    for (const file of Array.isArray(media) ? media : Object.keys(media)) shown.add(file);
  }
  for (const file of await draft.list(mediaFolder(owner)))
    if (!shown.has(file)) await draft.remove(`${mediaFolder(owner)}/${file}`);
}
