import { liveOf, liveOwners, ofOwner } from '@portfolio/contract/published/live-areas';
import { mediaFolder, pointerFile, releaseFolder, releasesFolder } from '@portfolio/contract/published/paths';
import type { LiveRelease, MediaFiles, ReleaseOwner, Releases } from '@portfolio/contract/release';
import { grace } from '../../storage/grace';
import { readJson } from '../../storage/read-json';
import type { Draft } from '../../storage/storage';
import { readPreviews, releasesShown } from '../previews-file';
import { readRollout } from '../rollout-file';
import type { Leftover } from './leftovers';

/** Number of releases kept per workspace, for roll-backs and open pages. */
export const releasesKept = 10;

/** Which releases a history keeps; what is live stays, whatever it says. */
export type Keep = (release: string, index: number, history: LiveRelease['history']) => boolean;
export type Pruned = { owner: ReleaseOwner; release: string };

/** Keeps the last releases. */
export function keepLast(count: number): Keep {
  return (_, index, history) => index >= history.length - count;
}

/** Keeps the last releases, and whatever was live within the time of grace, however many came since. */
export function keepRecent(count: number, now: Date): Keep {
  const keep = keepLast(count);
  return (release, index, history) => {
    const replaced = history[index + 1]?.published;
    return keep(release, index, history) || (replaced !== undefined && now.getTime() - Date.parse(replaced) < grace);
  };
}

/** Keeps what holds no page that was removed. */
export function keepWithout(leftovers: readonly Leftover[]): Keep {
  const held = new Set(leftovers.map(({ release }) => release));
  return (release) => !held.has(release);
}

/**
 * Removes the releases that are not to be kept, and pictures and downloads that none of the others shows.
 * What is live, staged, rolled out or shown in a preview stays, however old it is.
 * @returns what went.
 */
export async function pruneReleases(draft: Draft, releases: Releases, keep: Keep): Promise<Pruned[]> {
  const removed: Pruned[] = [];
  const previewed = (await readPreviews(draft)).flatMap(releasesShown);
  const rollout = await readRollout(draft);
  for (const owner of liveOwners(releases)) {
    const live = liveOf(releases, owner);
    const staged = ofOwner(releases.staged ?? {}, owner)?.release;
    const others = [
      ...previewed.filter(([of]) => of === owner).map(([, release]) => release),
      ...(rollout?.owner === owner ? [rollout.release] : []),
      ...(staged ? [staged] : []),
    ];
    if (live) removed.push(...(await pruneOwner(draft, owner, live, keep, others)));
  }
  if (removed.length > 0) await draft.write(pointerFile, JSON.stringify(releases, null, 1));
  return removed;
}

async function pruneOwner(
  draft: Draft,
  owner: ReleaseOwner,
  live: LiveRelease,
  keep: Keep,
  others: readonly string[],
): Promise<Pruned[]> {
  const kept = live.history.filter(({ release }, index) => release === live.live || keep(release, index, live.history));
  const names = new Set([...kept.map(({ release }) => release), ...others]);
  const gone = (await draft.list(releasesFolder(owner))).filter((name) => name !== 'media' && !names.has(name));
  for (const name of gone) await draft.remove(releaseFolder(owner, name));
  live.history = kept;
  if (owner !== 'shell' && gone.length > 0) await pruneMedia(draft, owner, [...names]);
  return gone.map((release) => ({ owner, release }));
}

async function pruneMedia(
  draft: Draft,
  owner: Exclude<ReleaseOwner, 'shell'>,
  releases: readonly string[],
): Promise<void> {
  const shown = new Set<string>();
  for (const release of releases) {
    const media = await readJson<MediaFiles>(draft, `${releaseFolder(owner, release)}/content/media.json`).catch(
      () => undefined,
    );
    // What a damaged release shows is not known: everything stays.
    if (!media) return;
    // A download stands in a folder that is named by its content.
    for (const file of Object.keys(media)) shown.add(file.split('/')[0] ?? '');
  }
  for (const file of await draft.list(mediaFolder(owner)))
    if (!shown.has(file)) await draft.remove(`${mediaFolder(owner)}/${file}`);
}
