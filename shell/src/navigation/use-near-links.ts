import { useEffect } from 'react';
import { pathOf } from '../loading/path-of';
import type { ViewCache } from '../loading/view-cache';
import { insideLink } from './inside-link';

/** Loads the next page beforehand when the way to it comes near the viewport. */
export function useNearLinks(path: string, views: ViewCache, arriving: boolean): void {
  useEffect(() => {
    const next = insideLink(document.querySelector('main a[rel="next"]'), views);
    if (arriving || !next) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        views.prepare(pathOf(next.pathname));
      },
      { rootMargin: '200px' },
    );
    observer.observe(next);
    return () => observer.disconnect();
  }, [path, views, arriving]);
}
