declare global {
  /** The shell's: an address as the page's policy takes it, and only of a script that the page's lock names. */
  var lockedAddress: ((address: string) => string) | undefined;
}

/** Set by the build. */
declare const DEVELOPMENT: boolean;

/**
 * A worker from a file of this release. To be written as `new ReleaseWorker(new URL('./some-worker.ts',
 * import.meta.url))`: webpack makes such a file a bundle of its own, see shared/build/base-config.ts. Throws where
 * there is none: a development server's scripts stand on another origin, and carry what only a page can run.
 * No class: a server, which has no workers, would already stumble over what it extends.
 */
export const ReleaseWorker = function (address: URL) {
  if (DEVELOPMENT) throw new Error('A study that is being worked on computes in its page.');
  // A retry's query of webpack's runtime: the file is the same.
  address.search = '';
  return new Worker(globalThis.lockedAddress?.(address.href) ?? address);
} as unknown as new (address: URL) => Worker;
