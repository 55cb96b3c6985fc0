import { useSyncExternalStore } from 'react';

const reduced = '(prefers-reduced-motion: reduce)';

/** Whether this visitor wants to see things move. */
export function useMotion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(reduced);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => !matchMedia(reduced).matches,
    () => false,
  );
}
