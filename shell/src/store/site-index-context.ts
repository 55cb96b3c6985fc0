import { createContext, useContext } from 'react';
import type { Entry } from '@portfolio/contract/page';

export type SiteIndex = {
  /** All works of the site, as the store has them; undefined until they are restored or filled in. */
  works: readonly Entry[] | undefined;
  /** Stores the works of a page's own document. */
  fill: (works: readonly Entry[]) => void;
  /** Has the index loaded where no page has filled it. */
  request: () => void;
};

const ignore = () => undefined;

export const SiteIndexContext = createContext<SiteIndex>({ works: undefined, fill: ignore, request: ignore });

export function useSiteIndex(): SiteIndex {
  return useContext(SiteIndexContext);
}
