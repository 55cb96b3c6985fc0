import { useSyncExternalStore } from 'react';

/** What only the browser knows: `before` until the page is hydrated, and what `read` returns from then on. */
export function useInBrowser<Value>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(unchanging, read, () => before);
}

const unchanging = () => () => undefined;
