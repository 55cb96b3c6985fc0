import type { Releases } from '@portfolio/contract/release';
import { removeOverdue } from '../../releases/previews-file';
import { readReleases } from '../../releases/releases';
import { findLeftovers, type Leftover } from '../../releases/retention/leftovers';
import { keepLast, keepWithout, pruneReleases, type Keep, type Pruned } from '../../releases/retention/prune-releases';
import type { Draft, Storage } from '../../storage/storage';

/** Keeps the last releases of each workspace. */
export function prune(storage: Storage, count: number): Promise<Pruned[]> {
  return pruneBy(storage, () => Promise.resolve(keepLast(count)));
}

/** Removes every release that still holds a removed page. @returns the releases with their pages. */
export async function pruneRemoved(storage: Storage): Promise<readonly Leftover[]> {
  let leftovers: readonly Leftover[] = [];
  await pruneBy(storage, async (draft, releases) => {
    leftovers = await findLeftovers(draft, releases);
    return keepWithout(leftovers);
  });
  return leftovers;
}

async function pruneBy(
  storage: Storage,
  decide: (draft: Draft, releases: Releases) => Promise<Keep>,
): Promise<Pruned[]> {
  const removed = await storage.change(async (draft) => {
    const releases = await readReleases(draft);
    if (!releases) return [];
    await removeOverdue(draft, releases, new Date());
    const gone = await pruneReleases(draft, releases, await decide(draft, releases));
    await draft.commit();
    return gone;
  });
  await storage.sweep(removed.length);
  return removed;
}
