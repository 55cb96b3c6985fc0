import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { pathOf } from '../router/path-of';
import type { ViewCache } from '../router/view-cache';
import styles from './notice.module.css';

/** Milliseconds until "still loading" is shown. */
const stillLoadingAfter = 4000;

type PendingProps = { path: string; views: ViewCache };

/** Shows that the page at the new address is loading; the old page stays below. */
export function Pending({ path, views }: PendingProps) {
  const loading = useSyncExternalStore(
    useCallback((listener) => subscribe(views, listener), [views]),
    () => loadingPath(views),
    () => '',
  );
  if (!loading) return null;
  return (
    <>
      <div className={styles.pending} />
      <StillLoading key={loading + path} />
    </>
  );
}

function loadingPath(views: ViewCache): string {
  const path = pathOf(location.pathname);
  return views.isLoading(path) ? path : '';
}

function subscribe(views: ViewCache, listener: () => void): () => void {
  const unsubscribe = views.subscribe(listener);
  addEventListener('popstate', listener);
  return () => {
    unsubscribe();
    removeEventListener('popstate', listener);
  };
}

function StillLoading() {
  const { texts } = useShell();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), stillLoadingAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.corner}>
      {long && <p className={styles.notice}>{texts.stillLoading}</p>}
    </div>
  );
}
