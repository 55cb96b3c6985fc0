/** Before any area's code: one that replaces what all need of the window gets a TypeError of its own. */
export function keepFunctions(): void {
  Object.freeze(History.prototype);
  Object.defineProperty(window, 'fetch', { value: fetch, writable: false, configurable: false });
}
