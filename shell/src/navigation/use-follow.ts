import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { View } from 'shared/contract/release';
import { afterFrame } from 'shared/ui/after-frame';
import type { ViewCache } from '../loading/view-cache';
import { followed } from '../offline/keep-seen';
import { documentTitle } from './document-title';
import { setFont } from './late-font';
import { recallScroll, rememberScroll } from './scroll-memory';

// The layout effect runs in the browser only; on a server React would warn about it.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

let arrived = false;

/** After a navigation: title, focus, announcement, and the scroll position that belongs to the address. */
export function useFollow(path: string, views: ViewCache, site: string, announce: (sentence: string) => void): void {
  const { view } = use(views.get(path));
  const { key, hash, search } = useLocation();
  const back = useNavigationType() === 'POP';
  const place = useRef({ key, hash, back });
  const shownSearch = useRef(search);

  // A page may have been rendered before the address became its own.
  useBrowserLayoutEffect(() => {
    place.current = { key, hash, back };
  }, [key, hash, back]);

  useBrowserLayoutEffect(() => {
    // The first view was painted before this script ran: nothing of it is moved. Who pressed a link at once is past it.
    const isFirst = !arrived && path === views.first;
    arrived = true;
    if (isFirst) return;
    setFont();
    document.title = documentTitle(view, site);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    // Browsers share this address.
    if (canonical) canonical.href = new URL(path, canonical.href).href;
    scrollTo({ top: place.current.back ? recallScroll(place.current.key) : 0, behavior: 'instant' });
    if (place.current.hash) document.getElementById(decodeURIComponent(place.current.hash.slice(1)))?.scrollIntoView();
    // Nobody waits for these; the frame is waited for.
    return afterFrame(() => {
      document.getElementById('main')?.focus({ preventScroll: true });
      announce(titleOf(view));
      dispatchEvent(new Event(followed));
    });
  }, [view, path, views, site, announce]);

  // The same page can have several entries in the history: a filter of its list is one.
  useBrowserLayoutEffect(() => {
    if (shownSearch.current !== search && back) scrollTo({ top: recallScroll(key), behavior: 'instant' });
    shownSearch.current = search;
    return rememberScroll(key);
  }, [key, search, back]);
}

function titleOf(view: View): string {
  return view.kind === 'area' ? view.page.title : view.document.title;
}
