import { useEffect, useState } from 'react';

/** Escape hides the tooltip of the narrow sidebar until another row is pointed at or focused. */
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
