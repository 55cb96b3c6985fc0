import type { ComponentType } from 'react';
import type { AreaName } from './areas';
import type { PageDocument } from './page';

/**
 * The version of what areas and shell agree on. Raise it when releases built before and after a change no longer work
 * together: publish then refuses the older ones and says which to publish again. CHANGELOG.md says what changed.
 */
export const contractVersion = 8;

/**
 * What an area gives the shell: the module that its federation container exposes as `./area`. The shell renders `Page`
 * with a document of the same release, so that code and content always match.
 */
export type AreaModule = {
  contract: typeof contractVersion;
  name: AreaName;
  Page: ComponentType<{ page: PageDocument }>;
};
