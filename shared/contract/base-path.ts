import { statedPaths } from './stated-paths';

/**
 * The path below which the site stands, such as "/repo"; empty at the root of an origin. The page says it, because a
 * release is the same for every address. On a server it is empty: the composer puts it into finished HTML. In another
 * site's page it is the complete address of ours.
 */
export const basePath = statedPaths.base ?? '';

/** Where the data and pages in the document's language stand below it, such as "/ko"; empty for the main language. */
export const languagePath = statedPaths.language ?? '';

/** The path below which the pages in the document's language stand. */
export const pagesPath = basePath + languagePath;

/**
 * The complete path of one of the site, such as "/HAL" or "/releases.json", in the document's language. Files of
 * releases have none: their names begin with "_". Other addresses stay as they are.
 */
export function withBase(address: string): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  return (address.startsWith('/_') ? basePath : pagesPath) + address;
}

/** The path of the site that a browser's path stands for; undefined for one that is outside of it. */
export function withoutBase(pathname: string): string | undefined {
  return pathname.startsWith(`${pagesPath}/`) ? pathname.slice(pagesPath.length) : undefined;
}
