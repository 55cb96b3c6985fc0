import { liveOf, liveOwners } from '@portfolio/contract/published/live-areas';
import type { ReleaseOwner, Releases, Rollout } from '@portfolio/contract/release';
import { PublishError, type Draft } from '../../storage/storage';
import { composeRollout } from './compose-rollout';
import { readRollout, rolloutText, waysOn } from '../../releases/rollout-file';

/**
 * Whether a change leaves the workspace alone of which a release is rolled out: two questions are asked one after the other.
 * @throws PublishError naming the ways on.
 */
export async function checkRollout(
  draft: Draft,
  before: Releases,
  after: Releases,
  owners: readonly ReleaseOwner[],
): Promise<void> {
  const rollout = await readRollout(draft);
  const isChanged = (owner: ReleaseOwner) => liveOf(before, owner)?.live !== liveOf(after, owner)?.live;
  const all = [...owners, ...liveOwners(before).filter(isChanged)];
  if (!rollout || !all.includes(rollout.owner)) return;
  throw inTheWay(rollout);
}

/** What a change of a workspace is answered with, while a release of it is rolled out. */
export function inTheWay(rollout: Rollout): PublishError {
  return new PublishError(
    `A rollout of ${rollout.owner} runs: ${rolloutText(rollout)}. Nothing was changed. ${waysOn(rollout)}`,
  );
}

/** What a second rollout is answered with. */
export function oneAtATime(running: Rollout): PublishError {
  return new PublishError(
    `A rollout runs already: ${rolloutText(running)}. There is one at a time. Nothing was changed. ${waysOn(running)}`,
  );
}

/** Shows what went live beside a rollout to its visitors, too. @throws PublishError when both don't go together. */
export async function followRollout(draft: Draft, live: Releases, now: Date): Promise<void> {
  const rollout = await readRollout(draft);
  if (!rollout) return;
  await composeRollout(draft, live, rollout, now).catch((error: unknown) => {
    if (!(error instanceof PublishError)) throw error;
    throw new PublishError(
      `A rollout runs: ${rolloutText(rollout)}. This can't be live beside it: ${error.message} ${waysOn(rollout)}`,
    );
  });
}
