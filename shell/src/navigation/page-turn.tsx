import { useState, ViewTransition, type ReactNode } from 'react';
import { phone } from '../rail/use-sheet';

/** Where pages don't fade. */
export const still = `(prefers-reduced-motion: reduce), ${phone}`;

/**
 * Lets one page fade into the next where the browser can, and for those who want to see things move. On a phone it
 * takes two pictures of the window, which hold every press up for a fifth of a second: there the next page is just there.
 */
export function PageTurn({ children }: { children: ReactNode }) {
  // Decided once: another element in its place would render the whole page anew.
  const [isStill] = useState(() => typeof matchMedia === 'function' && matchMedia(still).matches);
  if (isStill) return children;
  return (
    <ViewTransition default="none" enter="auto" exit="auto">
      {children}
    </ViewTransition>
  );
}
