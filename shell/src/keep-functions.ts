/**
 * Keeps what the shell and all areas need of the window as it is now: an area that replaces it gets a TypeError of its
 * own, and nobody else notices. Called before any area's code runs.
 */
export function keepFunctions(): void {
  // React Router calls them.
  Object.freeze(History.prototype);
  Object.defineProperty(window, 'fetch', { value: fetch, writable: false, configurable: false });
}
