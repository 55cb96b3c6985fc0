import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import { applyReleases, type Published } from '../apply/apply-releases';
import { liveOf, liveOwners } from '@portfolio/contract/published/live-areas';
import { setLive } from '../../releases/set-live';
import { readReleases } from '../../releases/releases';
import { PublishError, type Draft, type Storage } from '../../storage/storage';

/** Without `release` the one before the live one. */
export type Target = { owner: ReleaseOwner; release?: string | undefined };

/**
 * Moves the pointers of one or several workspaces back, in one commit, and composes again: what belongs to one version of
 * the contract goes back together. Each is pinned there until it is published by name. The history stays, so that a newer
 * release can be live again.
 * @throws PublishError naming the releases there are.
 */
export async function rollbackTogether(storage: Storage, targets: readonly Target[]): Promise<Published[]> {
  return storage.change(async (draft) => {
    const before = await readReleases(draft);
    const after = before && structuredClone(before);
    for (const target of targets) {
      if (!after || !liveOf(after, target.owner))
        throw new PublishError(`${target.owner} was never published in ${draft.where}. Nothing was changed.`);
      await moveBack(draft, after, target);
    }
    if (!before || !after) return [];
    return applyReleases(
      draft,
      before,
      after,
      targets.map(({ owner }) => owner),
    );
  });
}

/** See {@link rollbackTogether}. */
export async function rollback(storage: Storage, owner: ReleaseOwner, release?: string): Promise<Published> {
  const [published] = await rollbackTogether(storage, [{ owner, release }]);
  if (!published) throw new Error('A roll-back publishes one release.');
  return published;
}

/**
 * Takes all workspaces back to a former state of the site. An area that it did not have stays as it is.
 * @param state its number, from `npm run site -- releases`.
 * @throws PublishError naming the states there are.
 */
export async function rollbackTo(storage: Storage, state: string): Promise<Published[]> {
  const releases = await readReleases(storage);
  const states = releases?.states ?? [];
  const found = states.find(({ number }) => String(number) === state);
  if (!releases || !found)
    throw new PublishError(
      `There is no state ${state} of ${storage.where}. There are: ${states.map(({ number }) => number).join(', ') || 'none'} (npm run site -- releases). Nothing was changed.`,
    );
  const owners = liveOwners(releases);
  const targets = (Object.entries(found.live) as [ReleaseOwner, string][])
    .map(([owner, release]) => ({ owner, release }))
    .filter(({ owner, release }) => liveOf(releases, owner)?.live !== release);
  const gone = targets.find(({ owner }) => !owners.some((name) => name === owner));
  if (gone)
    throw new PublishError(
      `${gone.owner} was taken off the site since state ${state}, with its releases. Nothing was changed. Publish it again, or roll others back one by one.`,
    );
  return targets.length > 0 ? rollbackTogether(storage, targets) : [];
}

async function moveBack(draft: Draft, after: Releases, { owner, release }: Target): Promise<void> {
  const { live = '', history = [] } = liveOf(after, owner) ?? {};
  const names = history.map((each) => each.release);
  // A release with quickly encoded photos is the one after it, in a lesser form.
  const earlier = history.slice(0, names.indexOf(live)).filter(({ quick }) => !quick);
  const target = release ?? earlier.at(-1)?.release;
  if (!target)
    throw new PublishError(`There is no release of ${owner} before ${live}, which is live. Nothing was changed.`);
  if (!names.includes(target)) {
    throw new PublishError(
      `There is no release ${target} of ${owner}. There are: ${names.join(', ')}. Nothing was changed.`,
    );
  }
  await setLive(draft, after, owner, target, history);
  const rolledBack = liveOf(after, owner);
  if (rolledBack && target !== names.at(-1)) rolledBack.pinned = true;
}
