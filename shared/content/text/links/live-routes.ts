import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { areaNames, type AreaName } from '@portfolio/contract/areas';

/** The names of the live pages of areas whose content lies in other repositories. */
export type LiveRoutes = Partial<Record<AreaName, readonly string[]>>;

const fileIn = (root: string) => join(root, '.cache', 'live-routes.json');

/** As publish last found them; an area that is not in them is not known here. */
export function readLiveRoutes(root: string): LiveRoutes {
  return existsSync(fileIn(root)) ? (JSON.parse(readFileSync(fileIn(root), 'utf8')) as LiveRoutes) : {};
}

export async function writeLiveRoutes(root: string, routes: LiveRoutes): Promise<void> {
  await mkdir(dirname(fileIn(root)), { recursive: true });
  await writeFile(fileIn(root), JSON.stringify(routes));
}

/** The areas whose content is in other repositories: an area alone has no home page. */
export function areasElsewhere(root: string): AreaName[] {
  if (existsSync(join(root, 'shell/content/home.md'))) return [];
  return areaNames.filter((name) => !existsSync(join(root, `remote-${name}`, 'content')));
}
