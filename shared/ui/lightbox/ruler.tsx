import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Drawing, Measure } from '@portfolio/contract/page';
import { useShell } from '@portfolio/contract/shell';
import type { DrawnLines, Point } from './drawn-lines';
import { cornerTowards, isWithin, snapTo, type Direction, type Snapped } from './snap';
import type { PanZoom } from './use-pan-zoom';
import styles from './ruler.module.css';

/** Pixels within which a point snaps, and pixels of a free step by keyboard. */
const reach = { mouse: 12, finger: 22 };
const freeStep = 2;

const directions: Readonly<Record<string, { to: Direction; x: number; y: number }>> = {
  ArrowLeft: { to: 'left', x: -1, y: 0 },
  ArrowRight: { to: 'right', x: 1, y: 0 },
  ArrowUp: { to: 'up', x: 0, y: -1 },
  ArrowDown: { to: 'down', x: 0, y: 1 },
};

export type Ends = readonly [Snapped, Snapped];

type RulerProps = {
  drawing: Drawing & { measure: Measure };
  view: PanZoom;
  lines: DrawnLines;
  ends: Ends;
  onMove: (index: 0 | 1, to: Snapped) => void;
};

/** A dimension line between two points, each of which can be dragged, or led from corner to corner by arrow keys. */
export function Ruler({ drawing, view, lines, ends, onMove }: RulerProps) {
  const [a, b] = [toScreen(ends[0], drawing, view), toScreen(ends[1], drawing, view)];
  const along = directionOf(a, b);
  const path = `M${a.x} ${a.y}L${b.x} ${b.y}${tick(a)}${tick(b)}`;
  return (
    <div className={styles.ruler}>
      <svg className={styles.line} aria-hidden="true">
        <path className={styles.casing} d={path} />
        <path d={path} />
      </svg>
      <span className={styles.length} aria-hidden="true" style={at(placeOfLength(a, b, along))}>
        {lengthOf(ends, drawing.measure)}
      </span>
      {[shifted(a, along, -letterAway), shifted(b, along, letterAway)].map((place, index) => (
        <span key={index} className={styles.letter} data-letter="" aria-hidden="true" style={at(place)}>
          {letterOf(index)}
        </span>
      ))}
      {([0, 1] as const).map((index) => (
        <End key={index} index={index} place={index === 0 ? a : b} {...{ drawing, view, lines, ends, onMove }} />
      ))}
    </div>
  );
}

type EndProps = RulerProps & { index: 0 | 1; place: Point };

function End({ index, place, drawing, view, lines, ends, onMove }: EndProps) {
  const { texts } = useShell();
  const grabbed = useRef<Point | undefined>(undefined);
  const end = ends[index];
  const size = sizeOf(drawing);

  const onPointerMove = (event: PointerEvent) => {
    if (!grabbed.current) return;
    const by = { x: event.clientX - grabbed.current.x, y: event.clientY - grabbed.current.y };
    const pixels = event.pointerType === 'touch' ? reach.finger : reach.mouse;
    const to = toDrawing(by, drawing, view);
    if (isWithin(to, size)) onMove(index, snapTo(to, lines, pixels / view.pixels));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = directions[event.key];
    if (!way || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const step = freeStep / view.pixels;
    const free = { x: end.x + way.x * step, y: end.y + way.y * step };
    const corner = event.shiftKey ? undefined : cornerTowards(end, way.to, lines, size);
    if (corner) onMove(index, { ...corner, on: 'corner' });
    else if (isWithin(free, size) && (event.shiftKey || lines.corners.length === 0))
      onMove(index, { ...free, on: 'nothing' });
  };

  return (
    <button
      type="button"
      className={styles.end}
      data-ruler=""
      data-on={end.on}
      style={at(place)}
      aria-label={texts.measurePoint.replace('{name}', letterOf(index))}
      aria-describedby="measure-hint"
      // The point keeps its distance from the finger, which would hide it.
      onPointerDown={(event) => {
        grabbed.current = { x: event.clientX - place.x, y: event.clientY - place.y };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => (grabbed.current = undefined)}
      onPointerCancel={() => (grabbed.current = undefined)}
      onKeyDown={onKeyDown}
    />
  );
}

/** Metres between two points, as exactly as the drawing's units are. */
export function lengthOf([a, b]: Ends, { metre }: Measure): string {
  return `${(Math.hypot(a.x - b.x, a.y - b.y) / metre).toFixed(metre > 100 ? 2 : 1)} m`;
}

/** The seen part of a drawing in its own units: a footer with a scale bar does not belong to it. */
export function sizeOf({ width, height, measure }: Drawing): { width: number; height: number } {
  return { width, height: measure?.height ?? height };
}

/** Pixels from the sheet's middle. */
function toScreen({ x, y }: Point, drawing: Drawing, { placement, pixels }: PanZoom): Point {
  const { width, height } = sizeOf(drawing);
  return { x: placement.x + (x - width / 2) * pixels, y: placement.y + (y - height / 2) * pixels };
}

/** @param place in pixels from the sheet's middle */
export function toDrawing(place: Point, drawing: Drawing, { placement, pixels }: PanZoom): Point {
  const { width, height } = sizeOf(drawing);
  return { x: (place.x - placement.x) / pixels + width / 2, y: (place.y - placement.y) / pixels + height / 2 };
}

function at({ x, y }: Point) {
  return { transform: `translate(${x}px, ${y}px)` };
}

/** Pixels between an end and its letter, which stands where the line would go on. */
const letterAway = 24;
/** A line shorter than this has its length beside it, at a distance: both in pixels. */
const [shortest, lengthAway] = [110, 30];

function letterOf(index: number): string {
  return 'AB'.charAt(index);
}

/** One pixel from the first point towards the second. */
function directionOf(a: Point, b: Point): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return length > 0 ? { x: (b.x - a.x) / length, y: (b.y - a.y) / length } : { x: 1, y: 0 };
}

function shifted({ x, y }: Point, along: Point, pixels: number): Point {
  return { x: x + along.x * pixels, y: y + along.y * pixels };
}

function placeOfLength(a: Point, b: Point, along: Point): Point {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  if (Math.hypot(b.x - a.x, b.y - a.y) >= shortest) return middle;
  // Above the line, whichever way it goes.
  return shifted(middle, { x: along.y, y: -along.x }, along.x < 0 ? -lengthAway : lengthAway);
}

/** The oblique stroke of a dimension line. */
function tick({ x, y }: Point): string {
  return `M${x - 7} ${y + 7}l14 -14`;
}
