import { createSelector } from '@reduxjs/toolkit';
import { areEntries } from '@portfolio/contract/is-document';
import type { Entry } from '@portfolio/contract/page';
import { sliceName, type ArchitectComponents } from './architect-components';

export const selectWorks = createSelector(
  (state: { [sliceName]: ArchitectComponents }) => state[sliceName].database,
  (database): readonly Entry[] | undefined => {
    try {
      const works: unknown = JSON.parse(database);
      return areEntries(works) && works.length > 0 ? works : undefined;
    } catch {
      return undefined;
    }
  },
);
