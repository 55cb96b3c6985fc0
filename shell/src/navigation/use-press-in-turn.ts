import { useEffect } from 'react';

/**
 * For the few frames in which a page turns, the browser gives every press to the document itself instead of to what
 * is seen under it (css-view-transitions-1, "rendering suppression"). Once the next page stands, such a press is
 * handed to what was pointed at, if that is still there: the rail's links are.
 */
export function usePressInTurn(): void {
  useEffect(() => {
    const root = document.documentElement;
    let pointed: Element | undefined;
    const onPoint = ({ target }: Event) => {
      if (target instanceof Element && target !== root) pointed = target;
    };
    const onClick = (event: MouseEvent) => {
      const meant = pointed;
      if (event.target !== root || !meant) return;
      // No frame comes before the page has turned.
      requestAnimationFrame(() => {
        const there = document.elementFromPoint(event.clientX, event.clientY);
        if (there && meant.contains(there)) there.dispatchEvent(new MouseEvent('click', event));
      });
    };
    document.addEventListener('pointerover', onPoint, { passive: true });
    document.addEventListener('pointerdown', onPoint, { passive: true });
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerover', onPoint);
      document.removeEventListener('pointerdown', onPoint);
      document.removeEventListener('click', onClick);
    };
  }, []);
}
