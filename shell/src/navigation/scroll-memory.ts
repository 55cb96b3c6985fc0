const prefix = 'scroll:';

/** Whose scrolling is remembered. */
let current: string | undefined;

/**
 * Remembers how far an entry of the history was scrolled, until the returned function is called.
 * Ours and not the browser's own, which restores before the view is there; when the document goes,
 * the browser's again, because a reload has the whole page at once.
 */
export function rememberScroll(key: string): () => void {
  const own = () => void (history.scrollRestoration = 'manual');
  const leave = () => void (history.scrollRestoration = 'auto');
  current = key;
  own();
  // Whoever scrolled before the page ran was not heard.
  if (scrollY > 0) save();
  addEventListener('pageshow', own);
  addEventListener('pagehide', leave);
  addEventListener('scrollend', save);
  addEventListener('scroll', save, { passive: true });
  return () => {
    removeEventListener('pageshow', own);
    removeEventListener('pagehide', leave);
    removeEventListener('scrollend', save);
    removeEventListener('scroll', save);
  };
}

/** The page is left: how far the window is scrolled from now on belongs to the next one. */
export function leaveScroll(): void {
  save();
  current = undefined;
}

function save(): void {
  if (current === undefined) return;
  try {
    sessionStorage.setItem(prefix + current, String(Math.round(scrollY)));
  } catch {
    // Storage is denied: Back then leads to the top of the page.
  }
}

/** The remembered position in pixels, 0 for an entry that was never scrolled. */
export function recallScroll(key: string): number {
  try {
    return Number(sessionStorage.getItem(prefix + key) ?? 0);
  } catch {
    return 0;
  }
}
