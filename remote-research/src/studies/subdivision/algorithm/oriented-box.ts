import { convexHull } from '@portfolio/model/geometry/hull';
import type { Outline } from '@portfolio/model/geometry/outlines';
import { sides } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';

/** The smallest rectangle at any angle that holds an outline. Unit vectors along its longer and shorter side. */
export type OrientedBox = { middle: Point; long: Point; short: Point; length: number; width: number };

/** One side of the smallest box lies along a side of the convex hull (Freeman and Shapira 1975), so only those are tried. */
export function orientedBox(outline: Outline): OrientedBox {
  const hull = convexHull(outline);
  const boxes = sides(hull).map(([a, b]) => boxAlong(hull, a, b));
  return boxes.reduce((least, box) => (box.length * box.width < least.length * least.width - 1e-9 ? box : least));
}

function boxAlong(hull: Outline, a: Point, b: Point): OrientedBox {
  const size = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along: Point = [(b[0] - a[0]) / size, (b[1] - a[1]) / size];
  const across: Point = [-along[1], along[0]];
  const u = hull.map(([x, y]) => x * along[0] + y * along[1]);
  const v = hull.map(([x, y]) => x * across[0] + y * across[1]);
  const [u0, u1, v0, v1] = [Math.min(...u), Math.max(...u), Math.min(...v), Math.max(...v)];
  const [midU, midV] = [(u0 + u1) / 2, (v0 + v1) / 2];
  const middle: Point = [midU * along[0] + midV * across[0], midU * along[1] + midV * across[1]];
  const lengthwise = u1 - u0 >= v1 - v0;
  return {
    middle,
    long: lengthwise ? along : across,
    short: lengthwise ? across : along,
    length: Math.max(u1 - u0, v1 - v0),
    width: Math.min(u1 - u0, v1 - v0),
  };
}
