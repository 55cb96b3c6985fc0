import type { AreaName } from '@portfolio/contract/areas';
import { liveManifestFile } from '@portfolio/contract/published/paths';

/** The areas of a site that a host loads, by its own names for them. */
export type Remotes = { site: string; first: AreaName; second: AreaName };

/** The name of an area's container, and the address of its manifest. */
export function remoteOf(site: string, area: AreaName): { name: string; entry: string } {
  return { name: `portfolio_foreign_${area}`, entry: `${site}/${liveManifestFile(area)}` };
}

/** What a host shares with the areas. */
export const shared = { react: { singleton: true }, 'react-dom': { singleton: true } };

/** By the default a host does not start while one of its areas is away. */
export const shareStrategy = 'loaded-first';
