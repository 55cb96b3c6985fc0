import type { AreaName } from '@portfolio/contract/areas';
import type { Entry } from '@portfolio/contract/page';
import type { Releases } from '@portfolio/contract/release';
import { areaIn, liveAreas } from '@portfolio/contract/published/live-areas';
import { releaseFolder } from '@portfolio/contract/published/paths';
import { findJson } from '../../storage/read-json';
import type { Draft } from '../../storage/storage';

/** A release that is not live and still holds pages that are live nowhere: whoever knows their address can read them. */
export type Leftover = { area: AreaName; release: string; pages: readonly string[] };

/** Finds what removed pages have left, in the order of the histories. A page that moved to another area is not removed. */
export async function findLeftovers(from: Pick<Draft, 'read'>, releases: Releases): Promise<Leftover[]> {
  const pathsOf = async (area: AreaName, release: string) => {
    const entries = await findJson<Entry[]>(from, `${releaseFolder(area, release)}/content/entries.json`);
    return (entries ?? []).map(({ path }) => path);
  };
  const present = new Set<string>();
  for (const area of liveAreas(releases))
    for (const path of await pathsOf(area, areaIn(releases, area)?.live ?? '')) present.add(path);
  const found: Leftover[] = [];
  for (const area of liveAreas(releases))
    for (const { release } of areaIn(releases, area)?.history ?? []) {
      const pages = (await pathsOf(area, release)).filter((path) => !present.has(path));
      if (pages.length > 0) found.push({ area, release, pages });
    }
  return found;
}
