/** What `start-guard.ts`, inline in the page, tells the shell and is told by it; absent in development. */
export interface PageStart {
  started: () => boolean;
  begin: () => void;
  /** Whether Back or Forward led away from the page of this document. */
  isElsewhere: () => boolean;
  /** Whether the visitor has followed a link that opens another document, which is on its way. */
  isLeaving: () => boolean;
  /** @param reload from now on reloads the page. */
  done: (reload: () => void) => void;
  /** Shows "Loading chunk failed" over the page as it is. */
  fail: (retry: () => void) => void;
}

declare global {
  interface Window {
    pageStart?: PageStart;
  }
}
