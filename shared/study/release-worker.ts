declare global {
  /** Provided by the shell: the URL as a trusted type, for scripts that the page's lock names only. */
  var lockedAddress: ((address: string) => string) | undefined;
}

/** Set by the build. */
declare const DEVELOPMENT: boolean;
declare const FOREIGN: boolean;

/**
 * A worker from a file of this release. Write `new ReleaseWorker(new URL('./some-worker.ts', import.meta.url))`:
 * webpack then makes the file a separate bundle, see shared/build/base-config.ts. Not a class, because the server bundle
 * has no Worker to extend.
 */
export const ReleaseWorker = function (address: URL) {
  if ((DEVELOPMENT || FOREIGN) && address.origin !== location.origin) return workerFrom(address);
  // Webpack's runtime may have added a retry's query; the file is the same.
  address.search = '';
  return new Worker(globalThis.lockedAddress?.(address.href) ?? address);
} as unknown as new (address: URL) => Worker;

/**
 * In development and in pages of other sites an area's scripts are on another origin, from which a worker can import, but not
 * be started.
 */
function workerFrom(address: URL): Worker {
  const script = new Blob([`importScripts(${JSON.stringify(address.href)})`], { type: 'text/javascript' });
  const start = URL.createObjectURL(script);
  const worker = new Worker(start);
  URL.revokeObjectURL(start);
  return worker;
}
