import { withoutBase } from '@portfolio/contract/base-path';

export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  return withoutBase(link.pathname) === undefined ? undefined : link;
}
