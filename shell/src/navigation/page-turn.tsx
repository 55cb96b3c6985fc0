import { useState, ViewTransition, type ReactNode } from 'react';

/** Lets one page fade into the next where the browser can, and for those who want to see things move. */
export function PageTurn({ children }: { children: ReactNode }) {
  // Decided once: another element in its place would render the whole page anew.
  const [still] = useState(
    () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  if (still) return children;
  return (
    <ViewTransition default="none" enter="auto" exit="auto">
      {children}
    </ViewTransition>
  );
}
