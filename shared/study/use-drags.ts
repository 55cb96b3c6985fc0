import { useRef, type PointerEvent } from 'react';

type DragsOptions<Held> = {
  /** What the pointer takes hold of; undefined if it is nothing that can be dragged. */
  grab: (event: PointerEvent<SVGElement>) => Held | undefined;
  /** The pointer has moved with what it holds. */
  move: (held: Held, event: PointerEvent<SVGElement>) => void;
  /** So many pointers still hold something. */
  release?: (left: number) => void;
};

/** Drags with any number of pointers at once: each moves what it took hold of, and only that. */
export function useDrags<Held>({ grab, move, release }: DragsOptions<Held>) {
  const pointers = useRef(new Map<number, Held>());
  const letGo = ({ pointerId }: PointerEvent) => {
    if (pointers.current.delete(pointerId)) release?.(pointers.current.size);
  };
  return {
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      if (event.button !== 0) return;
      const held = grab(event);
      if (held === undefined) return;
      pointers.current.set(event.pointerId, held);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const held = pointers.current.get(event.pointerId);
      if (held !== undefined) move(held, event);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onLostPointerCapture: letGo,
  };
}
