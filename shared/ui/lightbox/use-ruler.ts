import { useState, type MouseEvent, type PointerEvent } from 'react';
import type { Drawing } from '@portfolio/contract/page';
import type { Point } from './drawn-lines';
import { sizeOf, toDrawing, type Ends } from './ruler';
import { isWithin, snapTo, type Snapped } from './snap';
import { useDrawnLines } from './use-drawn-lines';
import type { PanZoom } from './use-pan-zoom';

/** Pixels up to which a press is a press and not a drag, and within which a pressed place snaps. */
const still = 6;
const reach = 16;

/** The measuring tool of a drawing: off at first, and with every other drawing. */
export function useRuler(drawing: Drawing, view: PanZoom) {
  const [state, setState] = useState<{ src: string; ends: Ends }>();
  const [pressed, setPressed] = useState<Point>();
  const ends = state?.src === drawing.src ? state.ends : undefined;
  const lines = useDrawnLines(ends && drawing.src);
  const set = (next: Ends) => setState({ src: drawing.src, ends: next });
  const snap = (point: Point) => snapTo(point, lines, reach / view.pixels);

  const move = (index: 0 | 1, to: Snapped) => ends && set(index === 0 ? [to, ends[1]] : [ends[0], to]);
  /** Begins in the middle of what is seen. */
  const start = () => {
    const { width } = sizeOf(drawing);
    const middle = toDrawing({ x: 0, y: 0 }, drawing, view);
    const half = Math.min(width / 4, 120 / view.pixels);
    set([snap({ x: middle.x - half, y: middle.y }), snap({ x: middle.x + half, y: middle.y })]);
  };
  const place = (to: Point) => {
    if (!ends || !isWithin(to, sizeOf(drawing))) return;
    const away = ends.map((end) => Math.hypot(end.x - to.x, end.y - to.y));
    move((away[0] ?? 0) <= (away[1] ?? 0) ? 0 : 1, snap(to));
  };

  return {
    ends,
    lines,
    move,
    start,
    stop: () => setState(undefined),
    /** For the sheet: a press on it brings the nearer point there. */
    onPointerDownCapture: (event: PointerEvent) => setPressed({ x: event.clientX, y: event.clientY }),
    onClick: (event: MouseEvent) => {
      const isDrag = !pressed || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > still;
      if (isDrag || (event.target instanceof Element && event.target.closest('button'))) return;
      const box = event.currentTarget.getBoundingClientRect();
      const fromMiddle = { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 };
      place(toDrawing(fromMiddle, drawing, view));
    },
  };
}
