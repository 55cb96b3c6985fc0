import { isAreaName } from '@portfolio/contract/areas';
import { pathOf } from '../loading/path-of';
import type { ViewCache } from '../loading/view-cache';

/** The link around an element, where it leads to another page that the shell can show. */
export function insideLink(target: EventTarget | null, views: ViewCache): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  if (link.pathname === location.pathname && link.hash) return undefined;
  const area = link.dataset['area'];
  if (area && isAreaName(area)) views.learn(pathOf(link.pathname), area);
  return views.knows(pathOf(link.pathname)) ? link : undefined;
}
