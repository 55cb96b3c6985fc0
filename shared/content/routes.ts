import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { aliases, areaNames, type AreaName } from '@portfolio/contract/areas';
import { linkedFiles } from './site-files';
import { ContentError } from './content-error';
import { unknownPaths, type Routes } from './links';
import { areasElsewhere, readLiveRoutes } from './live-routes';

/** Paths that the shell itself serves. */
export const shellPaths = ['/', '/works'];

/** Names that are reserved for files of the site. */
export const reservedNames = ['index', '404', 'offline', 'works'];

/** Valid folder names of pages: the name is the address. */
export const folderName = /^[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*$/;

/** The folder that holds an area's pages. */
export function contentFolder(root: string, area: AreaName): string {
  return join(root, `remote-${area}`, 'content');
}

/** A page's content file relative to the root, as messages name it. */
export function pageFile(area: AreaName, name: string): string {
  return `remote-${area}/content/${name}/index.md`;
}

/** The names of the page folders of an area, in the order of the alphabet. */
export function pageFolders(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        !entry.name.startsWith('.') &&
        statSync(join(folder, entry.name, 'index.md'), { throwIfNoEntry: false })?.isFile(),
    )
    .map((entry) => entry.name)
    .sort();
}

/** Every path of the site with the folder that serves it; of areas in other repositories, the live paths. */
export function readRoutes(root: string): Routes {
  const routes = new Map<string, string>(
    [...shellPaths, ...Object.keys(aliases), ...linkedFiles].map((path) => [path, 'shell']),
  );
  const [elsewhere, live] = [areasElsewhere(root), readLiveRoutes(root)];
  for (const area of areaNames) {
    const names = elsewhere.includes(area) ? live[area] : pageFolders(contentFolder(root, area));
    if (!names) routes.set(unknownPaths, area);
    for (const name of names ?? [])
      if (!routes.has(`/${name}`)) routes.set(`/${name}`, `remote-${area}/content/${name}`);
  }
  return routes;
}

/** @throws ContentError where a folder can't become a page. */
export function checkFolders(root: string, area: AreaName): void {
  const folder = contentFolder(root, area);
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  )) {
    const files = readdirSync(join(folder, name));
    const text = files.find((file) => /\.(?:md|markdown)$/i.test(file));
    if (!text) continue;
    const file = pageFile(area, name);
    if (!files.includes('index.md'))
      throw ContentError.at(
        file,
        1,
        `The file does not exist, but ${text} stands in its folder`,
        'the name index.md, spelt exactly so',
      );
    if (!folderName.test(name))
      throw ContentError.at(
        file,
        1,
        `The folder "${name}" can't be an address`,
        'a name of letters, digits and hyphens that begins with a letter',
      );
    if (reservedNames.includes(name.toLowerCase()))
      throw ContentError.at(file, 1, `The path /${name} is taken by the site itself`, 'another name for the folder');
  }
}
