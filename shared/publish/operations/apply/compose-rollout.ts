import { pointerFile, rolloutFolder } from '@portfolio/contract/published/paths';
import type { Releases, Rollout } from '@portfolio/contract/release';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { emptyReleases, readReleases } from '../../releases/releases';
import { setLive } from '../../releases/set-live';
import type { Draft } from '../../storage/storage';
import { writeSite } from '../compose/write-site';
import { draftBelow } from './draft-below';

/**
 * Writes the live site with the release of a rollout in the place of the live one, at the address of the live site. What was
 * composed before from the same releases stays.
 * @returns the addresses of the pages that were written.
 * @throws PublishError when these releases could not go live together either.
 */
export async function composeRollout(draft: Draft, live: Releases, rollout: Rollout, now: Date): Promise<string[]> {
  const before = await readReleases({
    where: draft.where,
    read: (path) => draft.read(`${rolloutFolder}/${path}`),
  });
  const after = await releasesOf(draft, live, rollout);
  const site = draftBelow(draft, rolloutFolder);
  const pages = await writeSite(site, before ?? emptyReleases(), after, now);
  await site.write(pointerFile, JSON.stringify(after, null, 1));
  return pages;
}

/** What is live for those who get the release. */
async function releasesOf(draft: Draft, live: Releases, { owner, release, since, note }: Rollout): Promise<Releases> {
  const after = structuredClone(live);
  const history = (liveOf(live, owner)?.history ?? []).filter((each) => each.release !== release);
  await setLive(draft, after, owner, release, [...history, { release, published: since, ...note }]);
  return after;
}
