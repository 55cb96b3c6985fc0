const prefix = 'scroll:';

/**
 * Saves how far a history entry is scrolled, until the returned function is called. The browser's own restoration would
 * come before the view is rendered; it is left on for reloads, which have the whole page at once.
 */
export function rememberScroll(key: string): () => void {
  const restoreOurselves = () => void (history.scrollRestoration = 'manual');
  const restoreByBrowser = () => void (history.scrollRestoration = 'auto');
  const save = () => {
    try {
      sessionStorage.setItem(prefix + key, String(Math.round(scrollY)));
    } catch {
      // Without storage Back leads to the top of the page.
    }
  };
  restoreOurselves();
  // Scrolled before hydration.
  if (scrollY > 0) save();
  const left = new AbortController();
  addEventListener('pageshow', restoreOurselves, left);
  addEventListener('pagehide', restoreByBrowser, left);
  addEventListener('scroll', save, { passive: true, signal: left.signal });
  return () => left.abort();
}

/** The saved position in pixels, 0 for an entry that was never scrolled. */
export function recallScroll(key: string): number {
  try {
    return Number(sessionStorage.getItem(prefix + key) ?? 0);
  } catch {
    return 0;
  }
}
