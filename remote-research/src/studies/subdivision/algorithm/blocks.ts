import { boundsOf, sides, type Outline } from '@portfolio/model/geometry/outlines';
import { distance, type Point } from '@portfolio/model/geometry/points';
import { faultOfBlock } from './simple-outline';
import type { BlockFault } from './block-fault';

export const mostCorners = 12;
export const farthest = 150;

/** Corners as `x,y x,y …`, metres from the middle of the sheet, in the order in which they are written. */
export function readBlock(text: string): { corners: readonly Point[] } | { fault: BlockFault } {
  const corners: Point[] = [];
  for (const pair of text.trim().split(/\s+/)) {
    const [x, y, more] = pair.split(',').map(Number);
    if (x === undefined || y === undefined || more !== undefined || !Number.isFinite(x + y))
      return { fault: { kind: 'corner', pair } };
    if (Math.abs(x) > farthest || Math.abs(y) > farthest) return { fault: { kind: 'off', pair, farthest } };
    corners.push([x, y]);
  }
  if (corners.length > mostCorners) return { fault: { kind: 'many', count: corners.length, most: mostCorners } };
  const fault = faultOfBlock(corners);
  return fault ? { fault } : { corners };
}

export function writeBlock(outline: Outline): string {
  return outline.map(([x, y]) => `${Number(x.toFixed(1))},${Number(y.toFixed(1))}`).join(' ');
}

/** The index of the corner at which the longest side begins. */
export function longestSide(outline: Outline): number {
  const lengths = sides(outline).map(([a, b]) => distance(a, b));
  return lengths.indexOf(Math.max(...lengths));
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
