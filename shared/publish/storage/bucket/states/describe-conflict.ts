import { liveOf, liveOwners, type LiveOwner } from '@portfolio/contract/published/live-areas';
import { pointerFile } from '@portfolio/contract/published/paths';
import type { Releases } from '@portfolio/contract/release';
import { jsonIn } from '../../read-json';
import type { ObjectStore } from '../store/object-store';
import { stateFolder, type Live } from './site-states';

/** Who was faster, in a sentence. */
export async function describeConflict(
  store: ObjectStore,
  before: Live | undefined,
  now: Live | undefined,
): Promise<string> {
  if (before && before.state === now?.state) return 'A prune was faster.';
  const [old, present] = [await releasesIn(store, before), await releasesIn(store, now)];
  const owners = present.size > 0 ? [...new Set([...old.keys(), ...present.keys()])] : [];
  const names = owners.filter((owner) => present.get(owner) !== old.get(owner));
  return names.length > 0
    ? `Another publish of ${names.join(', ')} was faster.`
    : 'Another change of the site was faster.';
}

/** The live releases of a state; none where that cannot be read. */
async function releasesIn(
  store: ObjectStore,
  live: Live | undefined,
): Promise<ReadonlyMap<LiveOwner, string | undefined>> {
  try {
    const object = live && (await store.get(`${stateFolder(live.state)}/${pointerFile}`));
    if (!object) return new Map();
    const releases = jsonIn<Releases>(object.bytes);
    return new Map(liveOwners(releases).map((owner) => [owner, liveOf(releases, owner)?.live]));
  } catch {
    return new Map();
  }
}
