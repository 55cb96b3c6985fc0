import { startTransition, useEffect, useRef, useState } from 'react';

/** The value, updated one component per frame, so that no frame renders all components that use this hook. */
export function useStaggered<T>(value: T): T {
  const [rendered, setRendered] = useState(value);
  const slot = useRef({});
  useEffect(() => release(slot.current), [rendered]);
  useEffect(() => {
    if (value === rendered) queue.delete(slot.current);
    else enqueue(slot.current, () => startTransition(() => setRendered(value)));
  }, [value, rendered]);
  useEffect(() => {
    const { current } = slot;
    return () => {
      queue.delete(current);
      release(current);
    };
  }, []);
  return rendered;
}

/** Pending updates by component, in the order of their first request. */
const queue = new Map<object, () => void>();
/** The component that is being updated. The next update starts when it is rendered, or React would batch both. */
let active: object | undefined;
/** Stands for the next component until its frame begins. */
const scheduled = {};

function enqueue(slot: object, update: () => void): void {
  queue.set(slot, update);
  if (!active) scheduleNext();
}

function release(slot: object): void {
  if (active === slot) scheduleNext();
}

function scheduleNext(): void {
  active = scheduled;
  requestAnimationFrame(() => {
    const [first] = queue;
    active = first?.[0];
    if (!first) return;
    queue.delete(first[0]);
    first[1]();
  });
}
