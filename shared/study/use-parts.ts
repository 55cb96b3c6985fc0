import { startTransition, useEffect, useRef, useState } from 'react';

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

/** The newest value at this part's turn: of all parts that take turns one is drawn anew per frame, so that none is long. */
export function useTurn<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const part = useRef({});
  useEffect(() => {
    takeTurn(part.current, () => startTransition(() => setShown(value)));
  }, [value]);
  useEffect(() => {
    const own = part.current;
    return () => void waiting.delete(own);
  }, []);
  return shown;
}

/** Who waits for a turn, and for what; whoever asks again keeps its place. */
const waiting = new Map<object, () => void>();
let isAsked = false;

function takeTurn(part: object, act: () => void) {
  waiting.set(part, act);
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(function next() {
    const [first] = waiting;
    isAsked = first !== undefined;
    if (!first) return;
    waiting.delete(first[0]);
    first[1]();
    requestAnimationFrame(next);
  });
}
