import { useDeferredValue, useEffect, useState } from 'react';

/**
 * Counts up to `total`, one per frame or two, so that a slow machine renders the parts of a study separately and never
 * blocks for long.
 * @param isPaused pauses the count
 */
export function useProgressiveRender(total: number, isPaused = false): number {
  const [next, setCount] = useState(0);
  // In slices, and after the next page, see live-study.tsx.
  const count = useDeferredValue(next);
  useEffect(() => {
    if (isPaused || count >= total) return;
    const timer = setTimeout(() => setCount(count + 1), 32);
    return () => clearTimeout(timer);
  }, [count, total, isPaused]);
  return count;
}
