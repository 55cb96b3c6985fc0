/**
 * Runs a function that makes one XMLHttpRequest at once and keeps it to itself.
 * @returns what the function returns, and its request: with it the request can be aborted.
 */
export function ownRequest<Result>(run: () => Result): { result: Result; request: XMLHttpRequest | undefined } {
  const Original = window.XMLHttpRequest;
  let request: XMLHttpRequest | undefined;
  window.XMLHttpRequest = new Proxy(Original, { construct: () => (request = new Original()) });
  try {
    return { result: run(), request };
  } finally {
    window.XMLHttpRequest = Original;
  }
}
