/** Set by `start-guard.ts`, inline in the page. Absent in development. */
interface PageStart {
  started: () => boolean;
  /** The shell's script runs. */
  begin: () => void;
  /** Whether Back or Forward led away from the page of this document: that of the address is being loaded. */
  isElsewhere: () => boolean;
  /** React hydrates the page. */
  done: () => void;
  /** Shows "Loading chunk failed" over the page as it is. */
  fail: (retry: () => void) => void;
}

interface Window {
  pageStart?: PageStart;
}
