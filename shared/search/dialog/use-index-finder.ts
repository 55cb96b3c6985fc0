import { useMemo } from 'react';
import type { Entry } from '@portfolio/contract/page';
import { createFinder, type Finder } from '../finder';

/** Until the search index is loaded, and where it cannot be. */
export function useIndexFinder(works: readonly Entry[] | undefined): Finder {
  return useMemo(
    () =>
      createFinder(
        (works ?? []).map((work) => ({ ...work, about: '', text: '' })),
        {},
      ),
    [works],
  );
}
