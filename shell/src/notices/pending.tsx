import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { pathOf } from '../loading/path-of';
import type { ViewCache } from '../loading/view-cache';
import styles from './notice.module.css';

/** Milliseconds until "still loading" is shown. */
const stillLoadingAfter = 4000;

type PendingProps = { path: string; views: ViewCache; texts: Readonly<Record<string, string>> };

/** Shows that the page at the new address is loading; the old page stays below. */
export function Pending({ path, views, texts }: PendingProps) {
  const loading = useSyncExternalStore(
    useCallback((listener) => subscribe(views, listener), [views]),
    () => loadingPath(views),
    () => '',
  );
  if (!loading) return null;
  return (
    <>
      <div className={styles.pending} />
      <StillLoading key={loading + path} texts={texts} />
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

function StillLoading({ texts }: Pick<PendingProps, 'texts'>) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), stillLoadingAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.corner}>
      {long && <p className={styles.notice}>{texts['stillLoading']}</p>}
    </div>
  );
}
