import { startTransition, useEffect, useRef, useState } from 'react';

/** Milliseconds of work per slice, short enough for a machine four times slower. */
const sliceMs = 6;

/**
 * Runs a long computation in slices, so that the page stays responsive. Yielded values are returned as partial results,
 * except undefined. When the input changes, the running computation is finished first and only the newest input
 * follows, so that a drag shows progress. The result may therefore be older than the input and should contain what it
 * was computed from.
 * @param start a function that must keep its identity as long as its input is equal
 */
export function useSliced<T>(start: () => Generator<T | undefined, T>): T | undefined {
  const [result, setResult] = useState<T>();
  const newest = useRef(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    newest.current = start;
    if (timer.current !== undefined) return;
    let current = start;
    let steps = current();
    timer.current = setTimeout(function run() {
      const end = performance.now() + sliceMs;
      for (;;) {
        const { done, value } = steps.next();
        // A transition, so that React also renders in slices.
        if (value !== undefined) startTransition(() => setResult(() => value));
        if (!done && performance.now() < end) continue;
        if (done && newest.current === current) {
          timer.current = undefined;
          return;
        }
        if (done) {
          current = newest.current;
          steps = current();
        }
        timer.current = setTimeout(run);
        return;
      }
    });
  }, [start]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  return result;
}
