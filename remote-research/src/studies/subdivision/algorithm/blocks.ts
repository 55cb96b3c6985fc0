import { anticlockwise, boundsOf, type Outline } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { fill } from '@portfolio/study/translated';
import { faultOfBlock } from './simple-outline';
import { texts } from '../texts';

/** Blocks to begin with besides the page's own, in metres. */
export const blocks = {
  grid: '-70,-30 70,-30 70,30 -70,30',
  wedge: '-80,-34 84,-34 -40,52',
  corner: '-70,-45 70,-45 70,5 -5,5 -5,50 -70,50',
  superblock: '-95,-62 88,-70 96,12 70,66 -84,60',
} as const;

export const mostCorners = 12;
const farthest = 150;

/** Corners as `x,y x,y …`, metres from the middle of the sheet, or a sentence that says what is wrong with them. */
export function readBlock(text: string): { outline: Outline } | { fault: string } {
  const points: Point[] = [];
  for (const pair of text.trim().split(/\s+/)) {
    const [x, y, more] = pair.split(',').map(Number);
    if (x === undefined || y === undefined || more !== undefined || !Number.isFinite(x + y))
      return { fault: fill(texts.faults.corner, { pair }) };
    if (Math.abs(x) > farthest || Math.abs(y) > farthest) return { fault: fill(texts.faults.off, { pair, farthest }) };
    points.push([x, y]);
  }
  if (points.length > mostCorners)
    return { fault: fill(texts.faults.many, { count: points.length, most: mostCorners }) };
  const fault = faultOfBlock(points);
  return fault ? { fault } : { outline: anticlockwise(points) };
}

export function writeBlock(outline: Outline): string {
  return outline.map(([x, y]) => `${Number(x.toFixed(1))},${Number(y.toFixed(1))}`).join(' ');
}

/** A corner in the middle of the longest side. */
export function withCorner(outline: Outline): Outline {
  if (outline.length >= mostCorners) return outline;
  const lengths = outline.map((point, i) => {
    const next = outline[(i + 1) % outline.length] ?? point;
    return {
      i,
      length: Math.hypot(next[0] - point[0], next[1] - point[1]),
      middle: [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2] as Point,
    };
  });
  const longest = lengths.reduce((most, side) => (side.length > most.length ? side : most));
  return outline.toSpliced(longest.i + 1, 0, longest.middle);
}

/** The middle of the side that begins at a corner. */
export function middleOf(outline: Outline, corner: number): Point {
  const [a, b] = [outline[corner] ?? [0, 0], outline[(corner + 1) % outline.length] ?? [0, 0]];
  return [Math.round(a[0] + b[0]) / 2, Math.round(a[1] + b[1]) / 2];
}

/** The sheet round a block: its bounds and a street's width more. */
export function frameOf(outline: Outline): { x: number; y: number; width: number; height: number } {
  const [west, south, east, north] = boundsOf(outline);
  const street = 14;
  return { x: west - street, y: -north - street, width: east - west + 2 * street, height: north - south + 2 * street };
}
