import { startTransition, useEffect, useState } from 'react';

/**
 * Counts up to `all`, one after another frame, so that a slow machine draws and lays out the parts of an
 * instrument apart and is never stopped for long.
 * @param waits nothing is counted as long as this is true
 */
export function useParts(all: number, waits = false): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (waits || shown >= all) return;
    const timer = setTimeout(() => startTransition(() => setShown(shown + 1)), 32);
    return () => clearTimeout(timer);
  }, [shown, all, waits]);
  return shown;
}
