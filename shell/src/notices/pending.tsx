import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { pathOf } from '../loading/path-of';
import type { ViewCache } from '../loading/view-cache';
import styles from './notice.module.css';

/** Milliseconds after which a visitor is told in words that the page is still on its way. */
const patience = 4000;

type PendingProps = { path: string; views: ViewCache; texts: Readonly<Record<string, string>> };

/** Shows that the address the visitor went to is still loading. The old view stays below. */
export function Pending({ path, views, texts }: PendingProps) {
  const wanted = useSyncExternalStore(
    useCallback((listener) => subscribe(views, listener), [views]),
    () => awaitedFrom(path, views),
    () => '',
  );
  if (!wanted) return null;
  return (
    <>
      <div className={styles.pending} />
      <StillLoading key={wanted + path} texts={texts} />
    </>
  );
}

/** The address that is still loading. It counts until its page stands: a frame only to take the bar away would delay it. */
function awaitedFrom(path: string, views: ViewCache): string {
  const asked = pathOf(location.pathname);
  return views.isLoading(asked) || (asked !== path && views.isAwaited(asked)) ? asked : '';
}

/** What is awaited changes with the views, and with a step through the history. */
function subscribe(views: ViewCache, listener: () => void): () => void {
  const stop = views.subscribe(listener);
  addEventListener('popstate', listener);
  return () => {
    stop();
    removeEventListener('popstate', listener);
  };
}

function StillLoading({ texts }: Pick<PendingProps, 'texts'>) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.corner}>
      {long && <p className={styles.notice}>{texts['stillLoading']}</p>}
    </div>
  );
}
