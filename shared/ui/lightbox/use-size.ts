import { useEffect, useRef, useState } from 'react';
import type { Size } from './placement';

/** The size of an element without its padding, in pixels; undefined until it is measured. */
export function useSize<Kind extends HTMLElement>() {
  const ref = useRef<Kind>(null);
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, size] as const;
}
