import type { AreaName } from '@portfolio/contract/areas';
import { pathOf } from './path-of';
import type { ViewCache } from './view-cache';

/** The link around an element, where it leads to another page that the shell can show. */
export function insideLink(target: EventTarget | null, views: ViewCache): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  if (link.pathname === location.pathname && link.hash) return undefined;
  const area = link.dataset['area'];
  // It may be newer than this shell.
  if (area) views.learn(pathOf(link.pathname), area as AreaName);
  return views.knows(pathOf(link.pathname)) ? link : undefined;
}
