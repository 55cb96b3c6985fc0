import { useState, type KeyboardEvent } from 'react';

/** Escape hides the titles that hover and focus show at 68 px; the next pointer or focus shows them again. */
export function useDismiss() {
  const [quiet, setQuiet] = useState(false);
  return {
    'data-quiet': quiet ? '' : undefined,
    onKeyDown: (event: KeyboardEvent) => setQuiet(event.key === 'Escape'),
    onPointerOver: () => setQuiet(false),
    onBlur: () => setQuiet(false),
  };
}
