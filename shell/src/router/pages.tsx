import { Activity, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { ViewCache } from './view-cache';
import { usePageChange } from './use-page-change';
import { useNearLinks } from './use-near-links';
import { ViewBoundary } from '../notices/view-boundary';
import { ViewAt } from './view-at';

type PagesProps = { path: string; views: ViewCache };

/** The page at the current address, and hidden beside it the prefetched one, already rendered. */
export function Pages({ path, views }: PagesProps) {
  const prefetched = useSyncExternalStore(
    views.subscribe,
    () => views.prefetched,
    () => undefined,
  );
  // A page is unmounted when the visitor leaves it: what plays in it must end.
  useEffect(() => views.shown(path), [path, views]);
  const pages = prefetched && prefetched !== path ? [path, prefetched] : [path];
  return (
    // One boundary for all pages: a new one would show its fallback, this one keeps the old page until the new one is ready.
    <Suspense fallback={null}>
      {pages.map((page) => (
        <Activity key={page} mode={page === path ? 'visible' : 'hidden'}>
          <ViewBoundary path={page} views={views}>
            <CurrentView path={page} views={views} />
          </ViewBoundary>
        </Activity>
      ))}
    </Suspense>
  );
}

function CurrentView({ path, views }: PagesProps) {
  usePageChange(path, views);
  useNearLinks(path, views);
  return <ViewAt path={path} views={views} />;
}
