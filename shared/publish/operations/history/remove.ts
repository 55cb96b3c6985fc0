import type { AreaName } from '@portfolio/contract/areas';
import type { ReleaseOwner } from '@portfolio/contract/release';
import type { Published } from '../apply/apply-releases';
import { publish } from '../publish/publish';
import { liveAreas } from '@portfolio/contract/published/live-areas';
import { readReleases } from '../../releases/releases';
import { PublishError, type Storage } from '../../storage/storage';

/**
 * Takes areas off the site: their pages, releases and pictures, and what other pages show of them. `npm start` does not
 * bring them back; publishing them by name does.
 * @param folders builds that are published in the same step.
 * @throws PublishError when one is not on the site, or when a page that stays links to one of its pages.
 */
export async function remove(
  storage: Storage,
  names: readonly string[],
  folders: Partial<Record<ReleaseOwner, string>> = {},
): Promise<Published[]> {
  const areas = await areasNamed(storage, names);
  const published = await publish(storage, folders, new Date(), areas);
  await storage.sweep(1);
  return published;
}

async function areasNamed(storage: Storage, names: readonly string[]): Promise<AreaName[]> {
  const releases = await readReleases(storage);
  const present = releases ? liveAreas(releases) : [];
  return names.map((name) => {
    const area = present.find((each) => each === name);
    if (area) return area;
    throw new PublishError(
      `There is no area "${name}" in ${storage.where}. There are: ${present.join(', ') || 'none'}. Nothing was changed.`,
    );
  });
}
