import { Activity, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { ShellContext, useShell } from 'shared/contract/shell';
import type { ViewCache } from '../loading/view-cache';
import { PageTurn } from '../navigation/page-turn';
import { useArrival } from '../navigation/use-arrival';
import { useDecodeAhead } from '../navigation/use-decode-ahead';
import { useFollow } from '../navigation/use-follow';
import { useNearLinks } from '../navigation/use-near-links';
import { ViewBoundary } from '../notices/view-boundary';
import { ViewAt } from './view-at';

type PagesProps = {
  path: string;
  views: ViewCache;
  texts: Readonly<Record<string, string>>;
  site: string;
  announce: (sentence: string) => void;
};

/** The page at the present address, and hidden behind it the one that the visitor points at: a press then only shows it. */
export function Pages({ path, views, texts, site, announce }: PagesProps) {
  const ahead = useSyncExternalStore(
    views.subscribe,
    () => views.ahead,
    () => undefined,
  );
  // A page that was shown is let go when the visitor leaves it: what plays in it must end.
  useEffect(() => views.arrived(path), [path, views]);
  useDecodeAhead();
  const pages = ahead && ahead !== path ? [path, ahead] : [path];
  return (
    // One boundary that stays: a new one would show its fallback, this one keeps the old view until the new one is there.
    <Suspense fallback={null}>
      {pages.map((page) => (
        <Activity key={page} mode={page === path ? 'visible' : 'hidden'}>
          <PageTurn>
            <ViewBoundary path={page} views={views} texts={texts}>
              <Followed path={page} views={views} site={site} announce={announce} />
            </ViewBoundary>
          </PageTurn>
        </Activity>
      ))}
    </Suspense>
  );
}

function Followed({ path, views, site, announce }: Omit<PagesProps, 'texts'>) {
  const services = useShell();
  const arriving = useArrival(path, views);
  const own = useMemo(() => ({ ...services, arriving }), [services, arriving]);
  useFollow(path, views, site, announce);
  useNearLinks(path, views, arriving);
  return (
    <ShellContext value={own}>
      <ViewAt path={path} views={views} />
    </ShellContext>
  );
}
