import { useEffect } from 'react';

/** A page has turned within so many frames, or there is nothing at that place but the document. */
const patience = 60;

/**
 * For the few frames in which a page turns, the browser gives every press to the document itself instead of to what
 * is seen under it (css-view-transitions-1, "rendering suppression"). Once the next page stands, such a press is
 * handed on, where it was for the rail, which stays: what was pressed in the page itself has left with it.
 */
export function usePressInTurn(): void {
  useEffect(() => {
    const root = document.documentElement;
    const onClick = (event: MouseEvent) => {
      if (!event.isTrusted || event.target !== root) return;
      let frames = 0;
      requestAnimationFrame(function hand() {
        const there = document.elementFromPoint(event.clientX, event.clientY);
        if (!there || there === root) {
          if (frames++ < patience) requestAnimationFrame(hand);
        } else if (!there.closest('main')) there.dispatchEvent(new MouseEvent('click', event));
      });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
