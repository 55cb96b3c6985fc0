import { useEffect } from 'react';
import { pathOf } from './path-of';
import type { ViewCache } from './view-cache';
import { insideLink } from './inside-link';

/** Prefetches the next page when its link comes near the viewport: a finger points at nothing before it taps. */
export function useNearLinks(path: string, views: ViewCache): void {
  useEffect(() => {
    const next = insideLink(document.querySelector('main a[rel="next"]'), views);
    if (!next) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        views.prefetch(pathOf(next.pathname));
      },
      { rootMargin: '200px' },
    );
    observer.observe(next);
    return () => observer.disconnect();
  }, [path, views]);
}
