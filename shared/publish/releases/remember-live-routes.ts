import { areasElsewhere, writeLiveRoutes, type LiveRoutes } from '@portfolio/content/text/links/live-routes';
import type { ReleaseFiles } from '@portfolio/contract/release';
import { filesName, pageNamesIn, releaseFolder } from '@portfolio/contract/published/paths';
import { readReleases } from './releases';
import { findJson } from '../storage/read-json';
import type { Reader } from '../storage/storage';

/** Keeps the live pages of areas in other repositories, so that builds here can check links to them. */
export async function rememberLiveRoutes(root: string, storage: Reader): Promise<void> {
  const areas = areasElsewhere(root);
  if (areas.length === 0) return;
  const releases = await readReleases(storage);
  const routes: LiveRoutes = {};
  for (const area of areas) {
    const live = releases?.areas[area]?.live;
    const list = live && (await findJson<ReleaseFiles>(storage, `${releaseFolder(area, live)}/${filesName}`));
    if (list) routes[area] = pageNamesIn(list);
  }
  await writeLiveRoutes(root, routes);
}
