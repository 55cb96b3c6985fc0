import { canonical } from '@portfolio/contract/areas';

/** The canonical path: without a trailing slash, aliases resolved. */
export function pathOf(pathname: string): string {
  return canonical(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
}
