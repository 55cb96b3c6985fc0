import { aliases, type AreaName } from '@portfolio/contract/areas';
import { ContentError, Mistakes } from '../source/content-error';
import { listPages } from '../text/links/list-pages';
import type { ParsedPage } from '../page/parse-page';

/**
 * Codes and paths are unique in the whole site, also ignoring case: the site's folder may be on a case-insensitive disk.
 * @throws ContentError with every page whose code or path is taken.
 */
export function checkUniquePaths(root: string, area: AreaName, pages: readonly ParsedPage[]): void {
  const others = listPages(root).filter((page) => page.area !== area);
  const codes = new Map(others.map(({ label, file }) => [label.toLowerCase(), file]));
  const paths = new Map(others.map(({ name, file }) => [`/${name}`.toLowerCase(), file]));
  const mistakes = new Mistakes();
  for (const page of pages) {
    const { name, source, fields } = page;
    const label = fields.label ?? name;
    mistakes.attempt(() => checkPath(page, paths));
    mistakes.attempt(() => checkCode(page, label, codes));
    paths.set(`/${name}`.toLowerCase(), source.file);
    codes.set(label.toLowerCase(), source.file);
  }
  mistakes.throwAny();
}

function checkPath({ name, source }: ParsedPage, paths: ReadonlyMap<string, string>): void {
  const path = `/${name}`;
  const owner = isShellPath(path) ? 'the site itself' : paths.get(path.toLowerCase());
  if (!owner) return;
  throw ContentError.at(
    source.file,
    1,
    `The path ${path} is taken by ${owner}`,
    'another name for the folder, different not only in capitals',
  );
}

function checkCode({ source }: ParsedPage, label: string, codes: ReadonlyMap<string, string>): void {
  const twin = codes.get(label.toLowerCase());
  if (!twin) return;
  throw ContentError.in(
    source,
    ['label'],
    `The code "${label}" is taken by ${twin}`,
    'a code of its own: change label, or the name of the folder',
  );
}

/** An alias only conflicts with pages other than its own. The names of the shell's own pages are no folders' names at all. */
function isShellPath(path: string): boolean {
  return Object.keys(aliases).some((each) => each.toLowerCase() === path.toLowerCase() && aliases[each] !== path);
}
