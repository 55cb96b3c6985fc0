import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Placed } from '../algorithm/packing';
import { pinGrid, type Pin } from '../algorithm/pins';
import type { NumberedRoom } from '../algorithm/room-order';

/** A room under the pointer follows it on the grid; a press without a move only chooses it. */
export function useRoomDrag(
  find: (target: Element) => Placed | undefined,
  plateDepth: number,
  onSelect: (number: number) => void,
  onPin: (pin: Pin) => void,
) {
  const held = useRef<{ pin: Pin; fromX: number; fromY: number; moved: boolean }>(undefined);
  const place = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) => {
    const matrix = currentTarget.getScreenCTM();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x, y: plateDepth - y };
  };
  const letGo = () => void (held.current = undefined);
  return {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      const [from, one] = [place(event), find(event.target as Element)];
      if (!from || !one || event.button !== 0) return;
      const { x, y, turned, room } = one;
      const { number } = room as NumberedRoom;
      onSelect(number);
      held.current = { pin: { number, x, y, turned }, fromX: from.x, fromY: from.y, moved: false };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      const to = held.current && place(event);
      if (!held.current || !to) return;
      const { pin, fromX, fromY } = held.current;
      const [dx, dy] = [to.x - fromX, to.y - fromY];
      if (!held.current.moved && Math.hypot(dx, dy) < pinGrid) return;
      held.current.moved = true;
      onPin({ ...pin, x: pin.x + dx, y: pin.y + dy });
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}

/** Where a key moves a room to; Shift moves five times as far. */
export function movedByKey({ room, x, y, turned }: Placed, { key, shiftKey }: KeyboardEvent): Pin | undefined {
  const reach = shiftKey ? 5 * pinGrid : pinGrid;
  const pin = { number: (room as NumberedRoom).number, x, y, turned };
  switch (key) {
    case 'ArrowLeft':
      return { ...pin, x: x - reach };
    case 'ArrowRight':
      return { ...pin, x: x + reach };
    case 'ArrowUp':
      return { ...pin, y: y + reach };
    case 'ArrowDown':
      return { ...pin, y: y - reach };
    case 't':
    case 'T':
      return { ...pin, turned: !turned };
    default:
      return undefined;
  }
}
