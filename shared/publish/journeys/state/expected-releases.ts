import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import { releasesKept } from '@portfolio/publish/releases/retention/prune-releases';
import { liveOf } from '@portfolio/contract/published/live-areas';
import type { Step } from '../soak/publisher';
import { owners } from '../../../../e2e/site/workbench';

type OfOwner = { live: string; history: readonly string[]; held: boolean };
/** What is live and the history of each workspace. */
export type ReleaseState = ReadonlyMap<ReleaseOwner, OfOwner>;

export function releaseState(releases: Releases): ReleaseState {
  return new Map(
    owners.flatMap((owner) => {
      const present = liveOf(releases, owner);
      if (!present) return [];
      const history = present.history.map(({ release }) => release);
      return [[owner, { live: present.live, history, held: Boolean(present.pinned) }] as const];
    }),
  );
}

/**
 * What a step leads to, computed without the code of publish.
 * @param idOf the release that a build makes.
 * @returns undefined where the step is to be refused.
 */
export function expectedAfter(
  state: ReleaseState,
  step: Step,
  idOf: (build: string) => string,
): ReleaseState | undefined {
  const next = new Map(state);
  if (step.do === 'publish')
    for (const [owner, build] of Object.entries(step.builds) as [ReleaseOwner, string][])
      next.set(owner, published(state.get(owner), idOf(build)));
  if (step.do === 'rollback') {
    const present = state.get(step.owner);
    const live = present?.history[present.history.indexOf(present.live) - 1];
    if (!present || !live) return undefined;
    next.set(step.owner, { ...present, live, held: true });
  }
  const keep = step.do === 'prune' ? step.keep : releasesKept;
  return new Map([...next].map(([owner, each]) => [owner, pruned(each, keep)]));
}

function published(present: OfOwner | undefined, id: string): OfOwner {
  const { live, history } = present ?? { live: '', history: [] };
  if (live === id) return { live, history, held: false };
  const former = live ? [live] : [];
  const others = history.filter((release) => release !== id && release !== live);
  return { live: id, history: [...others, ...former, id], held: false };
}

function pruned({ live, history, held }: OfOwner, keep: number): OfOwner {
  return { live, held, history: history.filter((id, index) => index >= history.length - keep || id === live) };
}
