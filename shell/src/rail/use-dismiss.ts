import { useEffect, useState } from 'react';

/**
 * Escape hides the title that hover or focus shows at 68 px, wherever the focus is; the next row that is
 * pointed at or focused shows its own again.
 */
export function useDismiss() {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setQuiet(true);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const speak = () => setQuiet(false);
  return { 'data-quiet': quiet ? '' : undefined, onPointerOver: speak, onFocus: speak };
}
