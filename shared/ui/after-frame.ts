/**
 * Runs a function after the next frame, so that it does not delay it.
 * @returns cancels it.
 */
export function afterFrame(run: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
