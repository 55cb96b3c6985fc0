import { sides, type Outline } from '@portfolio/model/geometry/outlines';
import { distanceToSide } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';

/** A piece of a block. Metres. */
export type Lot = {
  readonly outline: Outline;
  /** How many cuts it took; 0 is the whole block. */
  readonly depth: number;
  /** Metres of its edge that lie on a street; 0 when it lost its access. */
  readonly frontage: number;
};

/** Metres within which a side counts as lying on the block's edge. */
const nearness = 0.05;

/** Metres of a lot's outline that lie on the edge of its block. */
export function frontage(outline: Outline, block: Outline): number {
  return sides(outline)
    .filter(([a, b]) => onEdge(a, b, block))
    .reduce((sum, [a, b]) => sum + Math.hypot(b[0] - a[0], b[1] - a[1]), 0);
}

/** Whether the side from a to b lies on the block's edge. */
export function onEdge(a: Point, b: Point, block: Outline): boolean {
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return sides(block).some(([p, q]) => [a, middle, b].every((point) => distanceToSide(point, p, q) < nearness));
}
