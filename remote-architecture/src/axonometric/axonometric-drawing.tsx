import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { words } from './axonometric-words';
import { frameFor } from './frame';
import type { Drawing } from './paint';
import { ScaleAndNorth } from './scale-and-north';
import { show } from './sheet';
import { StoreyMarks } from './storey-marks';
import { viewFrom } from './view';
import styles from './axonometric-study.module.css';

export type Standing = { turn: number; tilt: number; cut: number };

type AxonometricDrawingProps = Standing & {
  drawing: Drawing;
  levels: readonly number[];
  svg: RefObject<SVGSVGElement | null>;
  onTurn: (turn: number, tilt: number) => void;
};

/** The drawing itself: dragged, or turned by arrow keys. One unit is one pixel, so that lines keep their weight. */
export function AxonometricDrawing({ drawing, turn, tilt, cut, levels, svg, onTurn }: AxonometricDrawingProps) {
  const group = useRef<SVGGElement>(null);
  const width = useWidth(svg);
  const frame = useMemo(() => frameFor(drawing.solids, width), [drawing, width]);
  const view = viewFrom(turn, tilt, frame);

  useLayoutEffect(() => {
    if (group.current) show(drawing.paint(viewFrom(turn, tilt, frame), cut), group.current, frame.width);
  }, [drawing, turn, tilt, cut, frame]);

  const drag = useDrag(turn, tilt, onTurn);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 15 : 3;
    const by = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] }[event.key];
    if (!by) return;
    event.preventDefault();
    onTurn(turn + (by[0] ?? 0), tilt + (by[1] ?? 0));
  };
  return (
    <svg
      ref={svg}
      className={styles.sheet}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="application"
      aria-label={words.drawing}
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <rect width={frame.width} height={frame.height} fill="#fff" />
      <g ref={group} strokeLinejoin="round" strokeLinecap="round" />
      <StoreyMarks drawing={drawing} view={view} levels={levels} />
      <ScaleAndNorth turn={turn} tilt={tilt} frame={frame} />
    </svg>
  );
}

function useWidth(svg: RefObject<SVGSVGElement | null>): number {
  const [width, setWidth] = useState(720);
  useLayoutEffect(() => {
    if (!svg.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.round(entry?.contentRect.width ?? 0);
      if (next > 0) setWidth(next);
    });
    observer.observe(svg.current);
    return () => observer.disconnect();
  }, [svg]);
  return width;
}

/** Degrees per pixel. */
const pace = 0.4;

/** Turns while a pointer is down; a finger that moves up or down scrolls the page. */
function useDrag(turn: number, tilt: number, onTurn: (turn: number, tilt: number) => void) {
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
