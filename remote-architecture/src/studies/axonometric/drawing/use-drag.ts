import { useRef, type PointerEvent } from 'react';

/** Degrees per pixel. */
const pace = 0.4;

/** Turns while a pointer is down, and minds no second one; a finger that moves up or down scrolls the page. */
export function useDrag(turn: number, tilt: number, onTurn: (turn: number, tilt: number) => void) {
  const start = useRef<{ pointer: number; x: number; y: number; turn: number; tilt: number }>(undefined);
  const end = ({ pointerId }: PointerEvent) => {
    if (start.current?.pointer === pointerId) start.current = undefined;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || start.current) return;
      start.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, turn, tilt };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      const from = start.current;
      if (from?.pointer !== event.pointerId) return;
      const rise = event.pointerType === 'touch' ? 0 : (event.clientY - from.y) * pace;
      onTurn(from.turn + (event.clientX - from.x) * pace, from.tilt + rise);
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
