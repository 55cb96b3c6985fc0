import type { AreaName } from '@portfolio/contract/areas';
import { releaseFolder } from '@portfolio/contract/published/paths';
import type { ObjectStore } from '../store/object-store';

const place = /^_asked\/([a-z0-9-]+)\/([0-9a-f]{20})\.json$/;

/** The folders of all releases that are asked for. */
export async function foldersAsked(store: ObjectStore): Promise<string[]> {
  return (await askedReleases(store)).map(({ area, release }) => releaseFolder(area, release));
}

export type AskedRelease = { path: string; area: AreaName; release: string };

/** All requests, oldest first by the clock of the store. */
export async function askedReleases(store: ObjectStore): Promise<AskedRelease[]> {
  const objects = (await store.list('_asked/')).sort((a, b) => a.modified - b.modified);
  return objects.flatMap(({ path }) => {
    const [, area, release] = place.exec(path) ?? [];
    return area && release ? [{ path, area: area as AreaName, release }] : [];
  });
}
