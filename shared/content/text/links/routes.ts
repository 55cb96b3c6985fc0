import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { aliases, areaNames, type AreaName } from '@portfolio/contract/areas';
import { linkedFiles } from '@portfolio/contract/published/paths';
import { ContentError, Mistakes } from '../../source/content-error';
import { unknownPaths, type Routes } from './links';
import { areasElsewhere, readLiveRoutes } from './live-routes';
import { isPicture } from '../../media/encoding/pictures';

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

/** @throws ContentError with every folder that can't become a page. */
export function checkFolders(root: string, area: AreaName): void {
  const mistakes = new Mistakes();
  for (const { name, files } of foldersIn(root, area)) mistakes.attempt(() => checkFolder(area, name, files));
  mistakes.throwAny();
}

/** A sentence for each folder that has pictures but no text, so that it is no page. */
export function folderWarnings(root: string, area: AreaName): string[] {
  return foldersIn(root, area).flatMap(({ name, files }) =>
    files.some(isPicture) && !files.some((file) => textFile.test(file))
      ? [
          `${pageFile(area, name)}:1: Warning: The folder "${name}" has pictures, but no index.md, so it is no page. Expected: npm run new ${area} ${name} "<title>" in an empty folder, or an index.md in this one.`,
        ]
      : [],
  );
}

const textFile = /\.(?:md|markdown)$/i;

function foldersIn(root: string, area: AreaName): { name: string; files: string[] }[] {
  const folder = contentFolder(root, area);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => ({ name, files: readdirSync(join(folder, name)).sort() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function checkFolder(area: AreaName, name: string, files: readonly string[]): void {
  const text = files.find((each) => textFile.test(each));
  if (!text) return;
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
