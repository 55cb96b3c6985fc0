import type { AreaName } from '@portfolio/contract/areas';
import type { AreaRelease } from '@portfolio/contract/release';

const pinned = new Map<AreaName, AreaRelease>();

/** Of one area a document runs one release, which stays for its life. */
export function pin(release: AreaRelease): void {
  pinned.set(release.name, release);
}

export function pinnedRelease(area: AreaName): AreaRelease | undefined {
  return pinned.get(area);
}
