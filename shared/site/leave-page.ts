const leaving = 'leave';

/** Calls back whenever the visitor leaves the page that is shown. @returns ends that. */
export function onLeave(callback: () => void): () => void {
  const controller = new AbortController();
  addEventListener(leaving, () => callback(), controller);
  addEventListener('pagehide', () => callback(), controller);
  return () => controller.abort();
}

/** Another page is shown. What a callback throws is told as every uncaught error, and ends no other. */
export function leavePage(): void {
  dispatchEvent(new Event(leaving));
}
