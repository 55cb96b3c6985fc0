import { use, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useShell } from '@portfolio/contract/shell';
import type { ViewCache } from './view-cache';
import { navigated } from '../offline/register-service-worker';
import { pageShown } from '../vitals/page-log';
import { documentTitle } from './document-title';
import { recallScroll, rememberScroll } from './scroll-memory';

/** After a navigation: title, focus, announcement, and the scroll position that belongs to the address. */
export function usePageChange(path: string, views: ViewCache): void {
  const { site, announce } = useShell();
  const { view } = use(views.get(path));
  const { key, hash, search } = useLocation();
  const back = useNavigationType() === 'POP';
  const shownSearch = useRef(search);

  const show = useEffectEvent(() => {
    pageShown(path, view.kind === 'area' ? view.area : undefined);
    // The visitor may already have scrolled or focused something in the prerendered page.
    if (views.isPrerendered(path)) {
      // A development server sends an empty page: the browser had nothing to scroll after a reload.
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (DEVELOPMENT && load?.type === 'reload') scrollTo({ top: recallScroll(key), behavior: 'instant' });
      return;
    }
    document.title = documentTitle(view, site.name);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical) canonical.href = new URL(path, canonical.href).href;
    const main = document.getElementById('main');
    main?.setAttribute('data-navigated', '');
    scrollTo({ top: back ? recallScroll(key) : 0, behavior: 'instant' });
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    main?.focus({ preventScroll: true });
    announce(view.kind === 'area' ? view.page.title : view.document.title);
    dispatchEvent(new Event(navigated));
  });
  useLayoutEffect(() => show(), [view, path]);

  // One page can have several history entries: the list of works keeps its filter in the address.
  useLayoutEffect(() => {
    if (shownSearch.current !== search && back) scrollTo({ top: recallScroll(key), behavior: 'instant' });
    shownSearch.current = search;
    return rememberScroll(key);
  }, [key, search, back]);
}
