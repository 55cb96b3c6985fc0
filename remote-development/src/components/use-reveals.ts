import { useEffect, useRef } from 'react';

/**
 * Where the engine has no scroll-driven animation, an observer does the fade; its code is loaded only
 * there, and only where motion is wanted. Until then, and without it, everything is simply visible.
 */
export function useReveals() {
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (CSS.supports('animation-timeline: view()') || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let stop: (() => void) | undefined;
    let isCancelled = false;
    void import(/* webpackChunkName: "observe-reveals" */ './observe-reveals').then(({ observeReveals }) => {
      if (!isCancelled && root.current) stop = observeReveals(root.current);
    });
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, []);
  return root;
}
