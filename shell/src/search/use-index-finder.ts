import { useEffect, useMemo } from 'react';
import { createFinder, type Finder } from '@portfolio/search/finder';
import { useSiteIndex } from '../store/site-index-context';

/** Until the search index is loaded, and where it cannot be. */
export function useIndexFinder(): Finder {
  const { works, request } = useSiteIndex();
  useEffect(request, [request]);
  return useMemo(
    () =>
      createFinder(
        (works ?? []).map((work) => ({ ...work, about: '', text: '' })),
        {},
      ),
    [works],
  );
}
