import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aliases, areaNames, type AreaName } from '../contract/areas';

/** Paths that the shell itself serves. */
export const shellPaths = ['/', '/works'];

/** The folder that holds an area's pages. */
export function contentFolder(root: string, area: AreaName): string {
  return join(root, `remote-${area}`, 'content');
}

/** The names of the page folders of an area, in the order of the alphabet. */
export function pageFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.md')))
    .map((entry) => entry.name)
    .sort();
}

/** Every path of the site with the folder that serves it. */
export function readRoutes(root: string): ReadonlyMap<string, string> {
  const routes = new Map<string, string>([...shellPaths, ...Object.keys(aliases)].map((path) => [path, 'shell']));
  for (const area of areaNames) {
    for (const name of pageFolders(contentFolder(root, area))) routes.set(`/${name}`, `remote-${area}/content/${name}`);
  }
  return routes;
}
