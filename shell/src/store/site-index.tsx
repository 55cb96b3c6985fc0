import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import type { Entry } from '@portfolio/contract/page';
import { reportFailure } from '../vitals/report-failure';
import { SiteIndexContext } from './site-index-context';
import { isSomethingSaved } from './local-storage';
import type { StoredIndexProps } from './stored-index';

/** The store comes after hydration, and only where it has something to do: 10 KB that most first views do not need. */
const StoredIndex = lazy<ComponentType<StoredIndexProps>>(() =>
  import(/* webpackChunkName: "store" */ './stored-index').then(
    ({ StoredIndex }) => ({ default: StoredIndex }),
    (error: unknown) => {
      reportFailure(undefined, "can't load the store", error);
      return { default: () => null };
    },
  ),
);

/** Gives the index of all works to what reads it: the list of works, the search, previous and next, the 404 page. */
export function SiteIndex({ children }: { children: ReactNode }) {
  const [works, setWorks] = useState<readonly Entry[]>();
  const [isWanted, setWanted] = useState(false);
  const [given, setGiven] = useState<readonly Entry[]>();
  useEffect(() => setWanted(isSomethingSaved()), []);
  const index = useMemo(() => ({ works, fill: setGiven, request: () => setWanted(true) }), [works]);
  return (
    <SiteIndexContext value={index}>
      {children}
      {(isWanted || given) && (
        <Suspense fallback={null}>
          <StoredIndex given={given} onChange={setWorks} />
        </Suspense>
      )}
    </SiteIndexContext>
  );
}
