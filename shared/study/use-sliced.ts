import { startTransition, useEffect, useRef, useState } from 'react';

/** Milliseconds of work before the browser may draw again: room for a machine four times slower. */
const slice = 6;

/**
 * Runs a long computation in slices, so that the page never stops. What the generator yields is shown on
 * the way, undefined is not. When the input changes meanwhile, the running one is finished first and only
 * the newest input follows: a drag shows progress all along. The result may therefore lag behind its input
 * and should bring along what it was computed from.
 * @param start a function that stays the same as long as its input does
 */
export function useSliced<T>(start: () => Generator<T | undefined, T>): T | undefined {
  const [result, setResult] = useState<T>();
  const newest = useRef(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    newest.current = start;
    if (timer.current !== undefined) return;
    let current = start;
    let work = current();
    timer.current = setTimeout(function run() {
      const end = performance.now() + slice;
      for (;;) {
        const { done, value } = work.next();
        // A transition: React then draws in slices too.
        if (value !== undefined) startTransition(() => setResult(() => value));
        if (!done && performance.now() < end) continue;
        if (done && newest.current === current) {
          timer.current = undefined;
          return;
        }
        if (done) {
          current = newest.current;
          work = current();
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
