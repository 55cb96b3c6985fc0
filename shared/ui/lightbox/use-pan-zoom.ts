import { useState } from 'react';
import type { Drawing } from '@portfolio/contract/page';
import { fit, fittedSize, moveBy, zoomAt, type Limits, type Placement, type Size } from './placement';

/** Zoom factor of one click, and pixels of one arrow key. */
const step = 1.5;
const arrow = 80;
/** A drawing is vector: it may be made larger than its own size. */
const most = 8;

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: arrow, y: 0 },
  ArrowRight: { x: -arrow, y: 0 },
  ArrowUp: { x: 0, y: arrow },
  ArrowDown: { x: 0, y: -arrow },
};

export type PanZoom = ReturnType<typeof usePanZoom>;

/** The part of a drawing that is seen. Another drawing begins fitted. @param room that it has, in pixels */
export function usePanZoom(drawing: Drawing, room: Size) {
  const [state, setState] = useState({ src: drawing.src, placement: fit });
  const drawn = { width: drawing.width, height: drawing.measure?.height ?? drawing.height };
  const fitted = fittedSize(drawn, room);
  /** The scale at which a unit of the drawing is a pixel. */
  const full = drawing.width / fitted.width;
  const limits: Limits = { fitted, room, least: Math.min(1, full), most: Math.max(most, 2 * full) };
  const middle = { x: 0, y: 0 };

  // A room that changed may leave less to move.
  const placement = moveBy(state.src === drawing.src ? state.placement : fit, middle, limits);
  const change = (step: (before: Placement) => Placement) =>
    setState((before) => ({ src: drawing.src, placement: step(before.src === drawing.src ? before.placement : fit) }));
  const pan = (by: { x: number; y: number }) => change((before) => moveBy(before, by, limits));
  const zoom = (factor: number, at = middle) => change((before) => zoomAt(before, factor, at, limits));
  const zoomTo = (scale: number) => change((before) => zoomAt(before, scale / before.scale, middle, limits));
  const isLarger = placement.scale > 1.001;

  return {
    placement,
    fitted,
    isLarger,
    /** Pixels per unit of the drawing. */
    pixels: placement.scale / full,
    pan,
    zoom,
    zoomIn: () => zoom(step),
    zoomOut: () => zoom(1 / step),
    toFit: () => zoomTo(1),
    toFull: () => zoomTo(full),
    /** Whether the key was meant for the drawing: arrows are only while there is more of it than is seen. */
    onKey: (key: string): boolean => {
      const by = arrows[key];
      if (by && isLarger) pan(by);
      else if (key === '+' || key === '=') zoom(step);
      else if (key === '-' || key === '_') zoom(1 / step);
      else if (key === '0') zoomTo(1);
      else if (key === '1') zoomTo(full);
      else return false;
      return true;
    },
  };
}
