/** What watches over the start of a page, from inside its HTML: `start-guard.ts`. Absent in development. */
interface PageStart {
  /** The shell's scripts are here and run. */
  begin: () => void;
  /** React has taken over. */
  done: () => void;
  /** The page stays as it was prerendered, and says so. */
  fail: (retry: () => void) => void;
}

interface Window {
  pageStart?: PageStart;
}
