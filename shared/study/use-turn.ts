import { startTransition, useEffect, useRef, useState } from 'react';

/** The newest value at this part's turn: of all parts that take turns one is drawn anew per frame, so that none is long. */
export function useTurn<T>(value: T): T {
  const [shown, setShown] = useState(value);
  const part = useRef({});
  useEffect(() => endTurn(part.current), [shown]);
  useEffect(() => {
    if (value === shown) waiting.delete(part.current);
    else takeTurn(part.current, () => startTransition(() => setShown(value)));
  }, [value, shown]);
  useEffect(() => {
    const own = part.current;
    return () => {
      waiting.delete(own);
      endTurn(own);
    };
  }, []);
  return shown;
}

/** Who waits for a turn, and for what; whoever asks again keeps its place. */
const waiting = new Map<object, () => void>();
/** Whose turn it is: until it is drawn nobody else begins, or React would draw both at once. */
let turn: object | undefined;
/** The turn of nobody yet: the next one is called with the next frame. */
const called = {};

function takeTurn(part: object, act: () => void): void {
  waiting.set(part, act);
  if (!turn) begin();
}

function endTurn(part: object): void {
  if (turn === part) begin();
}

function begin(): void {
  turn = called;
  requestAnimationFrame(() => {
    const [first] = waiting;
    turn = first?.[0];
    if (!first) return;
    waiting.delete(first[0]);
    first[1]();
  });
}
