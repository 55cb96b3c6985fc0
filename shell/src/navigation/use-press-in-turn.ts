import { useEffect } from 'react';

/**
 * For the few frames in which a page turns, the browser gives every press to the document itself instead of to what
 * is seen under it (css-view-transitions-1, "rendering suppression"). Once the next page stands, such a press is
 * handed on, where it was for the rail, which stays: what was pressed in the page itself has left with it.
 */
export function usePressInTurn(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!event.isTrusted || event.target !== document.documentElement) return;
      // No frame comes before the page has turned.
      requestAnimationFrame(() => {
        const there = document.elementFromPoint(event.clientX, event.clientY);
        if (there && !there.closest('main')) there.dispatchEvent(new MouseEvent('click', event));
      });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
