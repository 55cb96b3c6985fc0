import { startTransition, useEffect, useState } from 'react';
import type { AreaName } from '@portfolio/contract/areas';
import { internalLink } from './internal-link';
import type { LoadedPage } from './load-page';
import type { PageLoads } from './page-loads';
import { pathOf } from './path-of';
import { isKnown } from './routes';

/** Milliseconds for which a pointer or the focus rests on a link before its page is loaded. */
const rest = 100;

/** Pointed at, focused by keyboard, or touched; not where data is dear. @returns the page that was loaded last. */
export function usePrefetch(loads: PageLoads): LoadedPage | undefined {
  const [ahead, setAhead] = useState<LoadedPage>();
  useEffect(() => {
    let timer = 0;
    const prefetch = (link: HTMLAnchorElement) => {
      const path = pathOf(link.pathname);
      if (link.dataset['area']) loads.learn(path, link.dataset['area'] as AreaName);
      if (path === pathOf(location.pathname) || !isKnown(path, loads) || !loads.mayPrefetch(path)) return;
      loads.load(path).then(
        (page) => startTransition(() => setAhead(page)),
        () => undefined,
      );
    };
    const onIntent = ({ type, target }: Event) => {
      clearTimeout(timer);
      const link = internalLink(target);
      if (!link || isDataDear() || (type === 'focusin' && !link.matches(':focus-visible'))) return;
      if (type === 'touchstart') prefetch(link);
      else timer = window.setTimeout(prefetch, rest, link);
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
