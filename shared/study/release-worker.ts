declare global {
  /** The shell's: an address as the page's policy takes it, and only of a script that the page's lock names. */
  var lockedAddress: ((address: string) => string) | undefined;
}

/**
 * A worker from a file of this release. To be written as `new ReleaseWorker(new URL('./some-worker.ts',
 * import.meta.url))`: webpack makes such a file a bundle of its own, see shared/build/base-config.ts. Throws where
 * a page may not start it, as a page of the shell may not from an area's development server.
 * No class: a server, which has no workers, would already stumble over what it extends.
 */
export const ReleaseWorker = function (address: URL) {
  // A retry's query of webpack's runtime: the file is the same.
  address.search = '';
  return new Worker(globalThis.lockedAddress?.(address.href) ?? address);
} as unknown as new (address: URL) => Worker;
