import { canonical } from '@portfolio/contract/areas';
import { withoutBase } from '@portfolio/contract/base-path';

/** Canonical: seen from the site, without a trailing slash, aliases resolved. */
export function pathOf(pathname: string): string {
  const path = withoutBase(pathname) ?? pathname;
  return canonical(path.length > 1 ? path.replace(/\/$/, '') : path);
}
