import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import { isFromRight } from './is-from-right';

type Point = { x: number; y: number };

type Gestures = {
  /** One finger or the mouse moved. False where there is nothing to move: the movement may then be a swipe. */
  onPan?: (by: Point) => boolean;
  /** Two fingers or the wheel; the point is in pixels from the element's middle. Without it both are the browser's. */
  onZoom?: (factor: number, at: Point) => void;
  onSwipe: (to: 'next' | 'previous') => void;
};

/** Pixels from which a movement is a swipe. */
const swipe = 48;
const wheelStep = 0.0015;

/** Turns pointers and the wheel on an element into moving, zooming and swiping. */
export function useGestures<Kind extends HTMLElement>(
  ref: RefObject<Kind | null>,
  { onPan, onZoom, onSwipe }: Gestures,
) {
  const pointers = useRef(new Map<number, Point>());
  const began = useRef<Point | undefined>(undefined);

  const fromMiddle = (point: Point): Point => {
    const box = ref.current?.getBoundingClientRect();
    return box ? { x: point.x - box.x - box.width / 2, y: point.y - box.y - box.height / 2 } : point;
  };
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!onZoom) return;
    event.preventDefault();
    // Firefox counts in lines.
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
    onZoom(Math.exp(-pixels * wheelStep * (event.ctrlKey ? 6 : 1)), fromMiddle({ x: event.clientX, y: event.clientY }));
  });

  // React listens to the wheel passively, and then the page could not be kept from scrolling.
  useEffect(() => {
    const element = ref.current;
    const listener = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [ref]);

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      began.current = undefined;
      onZoom?.(distance(now, other) / Math.max(1, distance(before, other)), fromMiddle(between(now, other)));
      onPan?.({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 });
    } else if (onPan?.({ x: now.x - before.x, y: now.y - before.y })) began.current = undefined;
  };

  const onPointerUp = (event: PointerEvent) => {
    const from = began.current;
    pointers.current.delete(event.pointerId);
    began.current = undefined;
    if (!from || event.pointerType === 'mouse') return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.abs(x) > swipe && Math.abs(x) > 2 * Math.abs(y))
      onSwipe(x < 0 !== isFromRight(event.currentTarget) ? 'next' : 'previous');
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return;
      const at = { x: event.clientX, y: event.clientY };
      began.current = pointers.current.size === 0 ? at : undefined;
      pointers.current.set(event.pointerId, at);
      // Its end comes here too when it is released elsewhere. A capture takes the click's target: only where one can pan.
      if (onPan) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove,
    onPointerUp,
    onPointerCancel: (event: PointerEvent) => {
      pointers.current.delete(event.pointerId);
      began.current = undefined;
    },
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
