import { liveOwners, type LiveOwner } from '@portfolio/contract/published/live-areas';
import { pointerFile } from '@portfolio/contract/published/paths';
import { liveOf, readReleases } from '../../../releases/releases';
import type { ObjectStore } from '../store/object-store';
import { stateFolder, type Live } from './site-states';

/** Who was faster, in a sentence. */
export async function describeConflict(
  store: ObjectStore,
  before: Live | undefined,
  now: Live | undefined,
): Promise<string> {
  if (before && before.state === now?.state) return 'A prune was faster.';
  const releasesOf = (live: Live | undefined) =>
    readReleases({
      where: store.where,
      read: async (path) =>
        live && path === pointerFile ? (await store.get(`${stateFolder(live.state)}/${path}`))?.bytes : undefined,
    }).catch(() => undefined);
  const [old, present] = [await releasesOf(before), await releasesOf(now)];
  const owners = [old, present].flatMap((releases) => (releases ? liveOwners(releases) : []));
  const names = [...new Set<LiveOwner>(owners)].filter(
    (owner) => present && liveOf(present, owner)?.live !== (old && liveOf(old, owner)?.live),
  );
  return names.length > 0
    ? `Another publish of ${names.join(', ')} was faster.`
    : 'Another change of the site was faster.';
}
