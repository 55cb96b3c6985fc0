import { canonical } from 'shared/contract/areas';

/** The path as the site spells it: without a slash at the end, aliases resolved. */
export function pathOf(pathname: string): string {
  return canonical(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
}
