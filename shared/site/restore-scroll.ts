/** What the router writes into an entry of the history: its name. */
type Entry = { key: string };

/**
 * The router keeps places for its own navigations. Between documents browsers do, but for Firefox and WebKit where the page
 * scrolls itself, and for development, where a page is empty at first. Each entry of the history has its own.
 */
export function keepScroll(): void {
  addEventListener('pagehide', () => withPlaces((places, entry) => places.setItem(entry, String(scrollY))));
}

/** Where this entry was left, if it was: of a document that is loaded again or taken from the cache. */
export function restoreScroll(): void {
  if (scrollY === 0)
    withPlaces((places, entry) => scrollTo({ top: Number(places.getItem(entry)), behavior: 'instant' }));
}

/** Without storage a page that is loaded again begins at its top. */
function withPlaces(access: (places: Storage, entry: string) => void): void {
  try {
    access(sessionStorage, (history.state as Entry).key);
  } catch {
    // Refused, or full.
  }
}
