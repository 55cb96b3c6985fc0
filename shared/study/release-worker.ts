declare global {
  /** Provided by the shell: the URL as a trusted type, for scripts that the page's lock names only. */
  var lockedAddress: ((address: string) => string) | undefined;
}

/** Set by the build. */
declare const DEVELOPMENT: boolean;

/**
 * A worker from a file of this release. Write `new ReleaseWorker(new URL('./some-worker.ts', import.meta.url))`:
 * webpack then makes the file a separate bundle, see shared/build/base-config.ts. Throws in development, where scripts
 * are on another origin and contain code that needs a page. Not a class, because the server bundle has no Worker to
 * extend.
 */
export const ReleaseWorker = function (address: URL) {
  if (DEVELOPMENT) throw new Error('In development a study computes on the main thread.');
  // Webpack's runtime may have added a retry's query; the file is the same.
  address.search = '';
  return new Worker(globalThis.lockedAddress?.(address.href) ?? address);
} as unknown as new (address: URL) => Worker;
