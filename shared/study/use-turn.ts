import { startTransition, useEffect, useRef, useState } from 'react';

/** The newest value at this part's turn: of all parts that take turns one is drawn anew per frame, so that none is long. */
export function useTurn<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const part = useRef({});
  useEffect(() => {
    if (value !== shown) takeTurn(part.current, () => startTransition(() => setShown(value)));
  }, [value, shown]);
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
