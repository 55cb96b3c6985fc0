import type { ComponentType } from 'react';
import type { AreaName } from './areas';
import type { PageDocument } from './page';

/**
 * The version of everything in this folder. Raise it when a release built before the change can no
 * longer work with one built after it; publish refuses an area built for another version.
 */
export const contractVersion = 2;

/**
 * What an area gives the shell: the one module that its federation container exposes as `./area`.
 * The shell renders `Page` with a document that the same release brought along, so that code and
 * words of two releases never meet.
 */
export type AreaModule = {
  contract: typeof contractVersion;
  name: AreaName;
  Page: ComponentType<{ page: PageDocument }>;
};
