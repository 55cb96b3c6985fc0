/** Set by `start-guard.ts`, inline in the page. Absent in development. */
interface PageStart {
  started: () => boolean;
  /** The shell's script runs. */
  begin: () => void;
  /** React hydrates the page. */
  done: () => void;
  /** Shows "Loading chunk failed" over the page as it is. */
  fail: (retry: () => void) => void;
}

interface Window {
  pageStart?: PageStart;
}
