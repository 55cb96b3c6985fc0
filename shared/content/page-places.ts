import { aliases, type AreaName } from '@portfolio/contract/areas';
import { ContentError } from './content-error';
import { listPages } from './page-list';
import type { ReadPage } from './read-page';
import { shellPaths } from './routes';

/**
 * Codes and paths are unique in the whole site, also ignoring case: the site's folder may be on a case-insensitive disk.
 * @throws ContentError for the first page whose code or path is taken.
 */
export function checkPlaces(root: string, area: AreaName, pages: readonly ReadPage[]): void {
  const others = listPages(root).filter((page) => page.area !== area);
  const codes = new Map(others.map(({ label, file }) => [label.toLowerCase(), file]));
  const paths = new Map(others.map(({ name, file }) => [`/${name}`.toLowerCase(), file]));
  for (const { page, source } of pages) {
    const path = page.path.toLowerCase();
    const owner = isShellPath(page.path) ? 'the site itself' : paths.get(path);
    if (owner)
      throw ContentError.at(
        source.file,
        1,
        `The path ${page.path} is taken by ${owner}`,
        'another name for the folder, different not only in capitals',
      );
    const twin = codes.get(page.label.toLowerCase());
    if (twin)
      throw ContentError.at(
        source.file,
        source.lineOf(['label']),
        `The code "${page.label}" is taken by ${twin}`,
        'a code of its own: change label, or the name of the folder',
      );
    paths.set(path, source.file);
    codes.set(page.label.toLowerCase(), source.file);
  }
}

/** An alias only conflicts with pages other than its own. */
function isShellPath(path: string): boolean {
  return [...shellPaths, ...Object.keys(aliases)].some(
    (each) => each.toLowerCase() === path.toLowerCase() && aliases[each] !== path,
  );
}
