import { withoutBase } from '@portfolio/contract/base-path';

/** The link around an element, where it leads to a page of this site in this window. */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  return withoutBase(link.pathname) === undefined ? undefined : link;
}
