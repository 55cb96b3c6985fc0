import type { AreaName } from '@portfolio/contract/areas';
import { internalLink } from './internal-link';
import type { PageLoads } from './page-loads';
import { pathOf } from './path-of';
import { isKnown } from './routes';

export type PageLink = { link: HTMLAnchorElement; path: string };

/** The link around an element, when the shell can show its page without loading a document. */
export function pageLink(target: EventTarget | null, loads: PageLoads): PageLink | undefined {
  const link = internalLink(target);
  if (!link) return undefined;
  const path = pathOf(link.pathname);
  if (link.dataset['area']) loads.learn(path, link.dataset['area'] as AreaName);
  return isKnown(path, loads) ? { link, path } : undefined;
}
