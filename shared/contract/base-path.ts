/**
 * The path below which the site stands, such as "/repo"; empty at the root of an origin. The page says it, because a
 * release is the same for every address. On a server it is empty: the composer puts it into finished HTML.
 */
export const basePath = (typeof document === 'object' && document.documentElement.dataset['base']) || '';

/** The complete path of one of the site, such as "/HAL" or "/releases.json". Other addresses stay as they are. */
export function withBase(address: string): string {
  return /^\/(?!\/)/.test(address) ? basePath + address : address;
}

/** The path of the site that a browser's path stands for; undefined for one that is outside of it. */
export function withoutBase(pathname: string): string | undefined {
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined;
}
