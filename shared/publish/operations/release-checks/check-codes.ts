import type { Entry } from '@portfolio/contract/page';
import type { Releases } from '@portfolio/contract/release';
import { areaIn, liveAreas, type LiveArea } from '@portfolio/contract/published/live-areas';
import { releaseFolder } from '@portfolio/contract/published/paths';
import { readJson } from '../../storage/read-json';
import { PublishError, type Draft } from '../../storage/storage';

type Place = { area: LiveArea; path: string };

/**
 * Codes and paths are unique in the whole site without regard to capitals. Areas that lie in repositories of their own
 * first meet here. @throws PublishError naming both pages.
 */
export async function checkCodes(draft: Draft, releases: Releases): Promise<void> {
  const paths = new Map<string, Place>();
  const codes = new Map<string, Place>();
  for (const area of liveAreas(releases)) {
    const live = areaIn(releases, area)?.live ?? '';
    const entries = await readJson<Entry[]>(draft, `${releaseFolder(area, live)}/content/entries.json`);
    for (const { path, label } of entries) {
      const place = { area, path };
      refuse(place, take(paths, path, place), 'addresses differ only in capitals');
      refuse(place, take(codes, label, place), `code is "${label}"`);
    }
  }
}

/** Enters a name. @returns who has it already. */
function take(taken: Map<string, Place>, name: string, place: Place): Place | undefined {
  const known = taken.get(name.toLowerCase());
  taken.set(name.toLowerCase(), place);
  return known;
}

function refuse(place: Place, other: Place | undefined, sameness: string): void {
  // Within an area the content check names file and line.
  if (!other || other.area === place.area) return;
  throw new PublishError(
    `${other.path} of ${other.area} and ${place.path} of ${place.area}: their ${sameness}. Nothing was published. Rename one of them and publish it.`,
  );
}
