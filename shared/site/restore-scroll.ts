/** Of an entry of the history, as the router names it. */
function name(): string {
  const { key, usr } = (history.state ?? {}) as { key?: string; usr?: { scroll?: string } | null };
  return `left at ${usr?.scroll ?? key}`;
}

/**
 * The router keeps places for its own navigations. Between documents browsers do, but for Firefox and WebKit where the page
 * scrolls itself, and for development, where a page is empty at first.
 */
export function keepScroll(): void {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(name(), String(scrollY));
    } catch {
      // Without storage a page that is loaded again begins at its top.
    }
  });
}

/** Where this entry was left, if it was: of a document that is loaded again or taken from the cache. */
export function restoreScroll(): void {
  try {
    if (scrollY === 0) scrollTo({ top: Number(sessionStorage.getItem(name())), behavior: 'instant' });
  } catch {
    // As above.
  }
}
