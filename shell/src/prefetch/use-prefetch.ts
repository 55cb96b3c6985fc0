import { startTransition, useEffect, useState } from 'react';
import { pathOf } from '@portfolio/site/path-of';
import { pageLink, type PageLink } from '../router/internal-links';
import type { LoadedPage } from '../loading/load-page';
import type { PageLoads } from '../loading/page-loads';

const restMilliseconds = 100;

/** Where the pointer or the keyboard rests on a link, or a finger touches it; not where data is dear. @returns the page that was loaded last. */
export function usePrefetch(loads: PageLoads): LoadedPage | undefined {
  const [ahead, setAhead] = useState<LoadedPage>();
  useEffect(() => {
    let timer = 0;
    const prefetch = ({ path }: PageLink) => {
      if (path === pathOf(location.pathname) || !loads.mayPrefetch(path)) return;
      loads.load(path).then(
        (page) => startTransition(() => setAhead(page)),
        () => undefined,
      );
    };
    const onIntent = ({ type, target }: Event) => {
      clearTimeout(timer);
      const to = pageLink(target, loads);
      if (!to || isDataDear() || (type === 'focusin' && !to.link.matches(':focus-visible'))) return;
      if (type === 'touchstart') prefetch(to);
      else timer = window.setTimeout(prefetch, restMilliseconds, to);
    };
    const controller = new AbortController();
    const options = { passive: true, signal: controller.signal };
    for (const type of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(type, onIntent, options);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [loads]);
  return ahead;
}

type Connection = { saveData?: boolean; effectiveType?: string };

function isDataDear(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
