import { createContext, useContext } from 'react';
import type { Entry } from '@portfolio/contract/page';

export type SiteIndex = {
  works: readonly Entry[] | undefined;
  fill: (works: readonly Entry[]) => void;
  request: () => void;
};

const ignore = () => undefined;

export const SiteIndexContext = createContext<SiteIndex>({ works: undefined, fill: ignore, request: ignore });

export function useSiteIndex(): SiteIndex {
  return useContext(SiteIndexContext);
}
