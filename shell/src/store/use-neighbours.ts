import { useMemo } from 'react';
import type { AreaName } from '@portfolio/contract/areas';
import type { Entry, PageDocument } from '@portfolio/contract/page';
import { useSiteIndex } from './site-index-context';

export function useNeighbours({ area, page }: { area: AreaName; page: PageDocument }): PageDocument {
  const { works } = useSiteIndex();
  return useMemo(() => withNeighbours(page, works?.filter((work) => work.area === area) ?? []), [page, area, works]);
}

/** @param works of the page's area, in the order of the site. One that lacks a work which the page names is older than the page. */
export function withNeighbours(page: PageDocument, works: readonly Entry[]): PageDocument {
  const at = works.findIndex(({ path }) => path === page.path);
  const isOlder = [page.previous, page.next].some((named) => named && !works.some(({ path }) => path === named.path));
  if (at < 0 || isOlder) return page;
  const { previous: before, next: after, ...rest } = page;
  const [previous, next] = [works[at - 1], works[at + 1]];
  if (previous?.path === before?.path && next?.path === after?.path) return page;
  return { ...rest, ...(previous && { previous }), ...(next && { next }) };
}
