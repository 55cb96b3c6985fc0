import { useRef, type PointerEvent } from 'react';

/** Degrees per pixel. */
const pace = 0.4;

/** Turns while a pointer is down; a finger that moves up or down scrolls the page. */
export function useDrag(turn: number, tilt: number, onTurn: (turn: number, tilt: number) => void) {
  const start = useRef<{ x: number; y: number; turn: number; tilt: number }>(undefined);
  const end = () => (start.current = undefined);
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY, turn, tilt };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const from = start.current;
      if (!from) return;
      const rise = event.pointerType === 'touch' ? 0 : (event.clientY - from.y) * pace;
      onTurn(from.turn + (event.clientX - from.x) * pace, from.tilt + rise);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
