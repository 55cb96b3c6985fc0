import type { FrameRow, View } from '@portfolio/contract/release';

/** The pages that the shell knows; see loading/view-cache.ts. */
export type KnownPages = {
  railRows: readonly FrameRow[];
  titleOf: (group: string) => string;
  get: (path: string) => Promise<{ view: View }>;
};
