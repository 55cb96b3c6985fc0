import { useEffect, useState } from 'react';

/** Hides the tooltip of the narrow sidebar until another row is pointed at or focused. */
export function useEscapeToHide() {
  const [tooltipHidden, setTooltipHidden] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setTooltipHidden(true);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const showTooltip = () => setTooltipHidden(false);
  return { 'data-quiet': tooltipHidden ? '' : undefined, onPointerOver: showTooltip, onFocus: showTooltip };
}
