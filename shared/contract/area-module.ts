import type { ComponentType } from 'react';
import type { AreaName } from './areas';
import type { PageDocument } from './page';

/**
 * The version of what areas and shell agree on. Raise it when an area needs what older shells do not have. A shell runs
 * areas of its own version and of the one before, so it goes live first, and each area follows when its team likes.
 * CHANGELOG.md says what changed.
 */
export const contractVersion = 9;

/** Whether a shell runs an area. @param shell the version of its contract. */
export function runsContract(area: unknown, shell = contractVersion): boolean {
  return area === shell || area === shell - 1;
}

/**
 * What an area gives the shell: the module that its federation container exposes as `./area`. The shell renders `Page`
 * with a document of the same release, so that code and content always match.
 */
export type AreaModule = {
  contract: number;
  name: AreaName;
  Page: ComponentType<{ page: PageDocument }>;
};
