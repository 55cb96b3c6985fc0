import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { Entry } from '@portfolio/contract/page';
import { reportFailure } from '@portfolio/reports/report-failure';
import { useInBrowser } from '../in-browser';
import { SiteIndexContext } from './site-index-context';
import { isSomethingSaved } from './local-storage';
import type { StoredIndexProps } from './stored-index';

/** After hydration, and only where it has something to do: 10 KB that most first views do not need. */
const StoredIndex = lazy<ComponentType<StoredIndexProps>>(() =>
  import(/* webpackChunkName: "store" */ './stored-index').then(
    ({ StoredIndex }) => ({ default: StoredIndex }),
    (error: unknown) => {
      reportFailure(undefined, "can't load the store", error);
      return { default: () => null };
    },
  ),
);

/** Milliseconds after which a page saves the index that it has: nothing of its first view waits for that. */
const savingDelay = 2000;

export function SiteIndex({ children }: { children: ReactNode }) {
  const [works, setWorks] = useState<readonly Entry[]>();
  const isSaved = useInBrowser(isSomethingSaved, false);
  const [isRequested, setRequested] = useState(false);
  const [given, setGiven] = useState<readonly Entry[]>();
  const request = useCallback(() => setRequested(true), []);
  useEffect(() => {
    if (!given) return undefined;
    const timer = setTimeout(request, savingDelay);
    return () => clearTimeout(timer);
  }, [given, request]);
  const index = useMemo(() => ({ works, fill: setGiven, request }), [works, request]);
  return (
    <SiteIndexContext value={index}>
      {children}
      {(isSaved || isRequested) && (
        <Suspense fallback={null}>
          <StoredIndex given={given} onChange={setWorks} />
        </Suspense>
      )}
    </SiteIndexContext>
  );
}
