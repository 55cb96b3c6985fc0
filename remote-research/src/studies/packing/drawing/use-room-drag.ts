import type { KeyboardEvent, PointerEvent } from 'react';
import { useDrags } from '@portfolio/study/use-drags';
import type { Placed } from '../algorithm/packing';
import { pinGrid, type Pin } from '../algorithm/pins';

/** A room under the pointer follows it on the grid; a press without a move only chooses it. */
export function useRoomDrag(
  find: (target: Element) => Placed | undefined,
  plateDepth: number,
  onSelect: (number: number) => void,
  onPin: (pin: Pin) => void,
) {
  const place = ({ currentTarget, clientX, clientY }: PointerEvent<SVGElement>) => {
    const matrix = (currentTarget as SVGGraphicsElement).getScreenCTM();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x, y: plateDepth - y };
  };
  return useDrags<Held>({
    grab: (event) => {
      const [from, one] = [place(event), find(event.target as Element)];
      if (!from || !one) return undefined;
      const { x, y, turned, room } = one;
      onSelect(room.number);
      return { pin: { number: room.number, x, y, turned }, fromX: from.x, fromY: from.y, moved: false };
    },
    move: (held, event) => {
      const to = place(event);
      if (!to) return;
      const [dx, dy] = [to.x - held.fromX, to.y - held.fromY];
      if (!held.moved && Math.hypot(dx, dy) < pinGrid) return;
      held.moved = true;
      onPin({ ...held.pin, x: held.pin.x + dx, y: held.pin.y + dy });
    },
  });
}

type Held = { pin: Pin; fromX: number; fromY: number; moved: boolean };

/** Where a key moves a room to; Shift moves five times as far. */
export function movedByKey({ room, x, y, turned }: Placed, { key, shiftKey }: KeyboardEvent): Pin | undefined {
  const reach = shiftKey ? 5 * pinGrid : pinGrid;
  const pin = { number: room.number, x, y, turned };
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
