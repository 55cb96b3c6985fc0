import { useState, ViewTransition, type ReactNode } from 'react';
import { phone } from '../rail/use-sheet';

/** Phones go without: the browser's two snapshots of the window delay every navigation by 200 ms there. */
const withoutTransition = `(prefers-reduced-motion: reduce), ${phone}`;

/** Cross-fades pages where the browser can and the visitor has not asked for reduced motion. */
export function PageTurn({ children }: { children: ReactNode }) {
  // Read once: another element in its place would remount the whole page.
  const [isStill] = useState(() => typeof matchMedia === 'function' && matchMedia(withoutTransition).matches);
  if (isStill) return children;
  return (
    <ViewTransition default="none" enter="auto" exit="auto">
      {children}
    </ViewTransition>
  );
}
