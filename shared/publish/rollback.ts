import type { ReleaseOwner } from '@portfolio/contract/release';
import { applyReleases, type Published } from './apply-releases';
import { moveLive } from './move-live';
import { liveOf, readReleases } from './releases';
import { PublishError, type Storage } from './storage';

/**
 * Moves a pointer back to the release before the live one, or to a named one, and composes again.
 * The workspace is held there until it is published by name. The history stays, so that a newer release can be live again.
 * @throws PublishError naming the releases there are.
 */
export async function rollback(storage: Storage, owner: ReleaseOwner, release?: string): Promise<Published> {
  return storage.change(async (draft) => {
    const before = await readReleases(draft);
    const present = before && liveOf(before, owner);
    if (!before || !present)
      throw new PublishError(`${owner} was never published in ${draft.where}. Nothing was changed.`);
    const { live, history } = present;
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
    const after = structuredClone(before);
    await moveLive(draft, after, owner, target, history);
    const rolledBack = liveOf(after, owner);
    if (rolledBack && target !== names.at(-1)) rolledBack.held = true;
    const [published] = await applyReleases(draft, before, after, [owner]);
    if (!published) throw new Error('A roll-back publishes one release.');
    return published;
  });
}
