import { liveOf, liveOwners } from '@portfolio/contract/published/live-areas';
import type { ReleaseOwner, Releases, Rollout } from '@portfolio/contract/release';
import { makesState, publishers, type SiteLog } from '@portfolio/publish/releases/log/site-log';
import type { Ask } from '@portfolio/publish/storage/storage';

/** What `npm run site -- releases --json` prints: releases by workspace and the states of the site, oldest first. */
export function releasesData(releases: Releases, log: SiteLog, asks: readonly Ask[], rollout?: Rollout): object {
  const publisherOf = publishers(log);
  const ofOwner = (owner: ReleaseOwner) => {
    const { live, history = [], pinned } = liveOf(releases, owner) ?? {};
    const all = history.map((each) => ({
      ...each,
      live: each.release === live,
      by: publisherOf(owner, each.release)?.by,
    }));
    return [owner, { live, pinned, releases: all, staged: releases.staged?.[owner] }] as const;
  };
  const names = new Set([...liveOwners(releases), ...(Object.keys(releases.staged ?? {}) as ReleaseOwner[])]);
  const states = (releases.states ?? []).map((state) => {
    const { action, by } = log.entries.find((each) => each.number === state.number && makesState(each)) ?? {};
    return { ...state, action, by };
  });
  const workspaces = Object.fromEntries([...names].map(ofOwner));
  return { contract: releases.contract, workspaces, states, asks, removed: releases.removed ?? [], rollout };
}
