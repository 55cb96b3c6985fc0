const listeners = new Set<() => void>();

/** Calls back whenever the visitor leaves the page that is shown. @returns ends that. */
export function onLeave(callback: () => void): () => void {
  listeners.add(callback);
  // The same function is added once.
  addEventListener('pagehide', leavePage);
  return () => void listeners.delete(callback);
}

/** Another page is shown. */
export function leavePage(): void {
  for (const tell of [...listeners])
    try {
      tell();
    } catch (error) {
      reportError(error);
    }
}
