import type { FrameRow, PageOfArea, View } from '@portfolio/contract/release';

/** The pages that the shell knows; see loading/view-cache.ts. */
export type KnownPages = {
  railRows: readonly FrameRow[];
  contact: PageOfArea | undefined;
  titleOf: (group: string) => string;
  get: (path: string) => Promise<{ view: View }>;
};
