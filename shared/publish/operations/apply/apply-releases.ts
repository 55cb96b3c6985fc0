import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import { areaIn, liveAreas, liveOf, liveOwners } from '@portfolio/contract/published/live-areas';
import { pointerFile, releasesFolder } from '@portfolio/contract/published/paths';
import { removeOverdue } from '../../releases/previews-file';
import { keepRecent, pruneReleases, releasesKept } from '../../releases/retention/prune-releases';
import { checkRollout, followRollout } from './follow-rollout';
import type { Draft } from '../../storage/storage';
import { writeSite } from '../compose/write-site';

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
  await checkRollout(draft, before, after, owners);
  const pages = await writeSite(draft, before, after, now);
  for (const name of liveAreas(before)) if (!areaIn(after, name)) await draft.remove(releasesFolder(name));
  rememberState(after, now);
  await draft.write(pointerFile, JSON.stringify(after, null, 1));
  await followRollout(draft, after, now);
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

/** States that can be gone back to. Browsers read this file too: it stays small. */
const statesKept = 10;

function rememberState(releases: Releases, now: Date): void {
  const { states = [] } = releases;
  const live = Object.fromEntries(liveOwners(releases).map((owner) => [owner, liveOf(releases, owner)?.live ?? '']));
  const last = states.at(-1);
  if (JSON.stringify(last?.live) === JSON.stringify(live)) return;
  releases.states = [...states, { number: (last?.number ?? 0) + 1, made: now.toISOString(), live }].slice(-statesKept);
}
