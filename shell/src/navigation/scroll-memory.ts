const prefix = 'scroll:';

/**
 * Remembers how far an entry of the history was scrolled, until the returned function is called.
 * Ours and not the browser's own, which restores before the view is there.
 */
export function rememberScroll(key: string): () => void {
  history.scrollRestoration = 'manual';
  const save = () => {
    try {
      sessionStorage.setItem(prefix + key, String(Math.round(scrollY)));
    } catch {
      // Storage is denied: Back then leads to the top of the page.
    }
  };
  addEventListener('scrollend', save);
  addEventListener('scroll', save, { passive: true });
  return () => {
    removeEventListener('scrollend', save);
    removeEventListener('scroll', save);
  };
}

/** The remembered position in pixels, 0 for an entry that was never scrolled. */
export function recallScroll(key: string): number {
  try {
    return Number(sessionStorage.getItem(prefix + key) ?? 0);
  } catch {
    return 0;
  }
}
