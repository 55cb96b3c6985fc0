import { liveOf } from '@portfolio/contract/published/live-areas';
import type { Published } from '../../operations/apply/apply-releases';
import { rollbackTogether } from '../../operations/history/rollback';
import { readReleases } from '../../releases/releases';
import type { Storage } from '../../storage/storage';

/**
 * Takes what was just published back to what was live before it, in one step.
 * @returns sentences on what was taken back, and what could not be.
 */
export async function takeBack(storage: Storage, published: readonly Published[]): Promise<string[]> {
  const now = await readReleases(storage);
  const changed = published.filter(({ changed }) => changed);
  const overtaken = changed.filter(({ owner, release }) => now && liveOf(now, owner)?.live !== release);
  if (overtaken.length > 0) return [`${namesOf(overtaken)}: another release is live by now. Nothing was rolled back.`];
  const hasFormer = ({ owner, release }: Published) =>
    now && liveOf(now, owner)?.history.some((former) => former.release !== release && !former.quick);
  const targets = changed.filter(hasFormer).map(({ owner }) => ({ owner }));
  const first = changed.filter((each) => !hasFormer(each));
  const done = targets.length > 0 ? await rollbackTogether(storage, targets) : [];
  return [
    ...done.map(({ owner, release }) => `Rolled back: ${owner} to release ${release}, until it is published by name.`),
    ...(first.length > 0 ? [`${namesOf(first)}: there was no release before. Nothing of it was rolled back.`] : []),
  ];
}

function namesOf(published: readonly Published[]): string {
  return published.map(({ owner }) => owner).join(', ');
}
