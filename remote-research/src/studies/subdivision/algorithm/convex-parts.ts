import { turn } from '@portfolio/model/geometry/hull';
import { anticlockwise, sides, type Outline } from '@portfolio/model/geometry/outlines';
import { distance, type Point } from '@portfolio/model/geometry/points';

/** A turn below this counts as straight: square metres of the triangle of three corners. */
const straight = 1e-6;

/** Metres within which a cut takes the corner instead of the side. */
const snap = 0.5;

/**
 * Cuts a simple outline at every inner corner along the corner's bisector, until all parts are convex
 * (Chazelle and Dobkin 1985 call it the naive decomposition). The bisector is where two offset strips meet.
 */
export function convexParts(outline: Outline): Outline[] {
  const loop = anticlockwise(outline);
  const inner = loop.findIndex((point, i) => turn(at(loop, i - 1), point, at(loop, i + 1)) < -straight);
  if (inner < 0) return [loop];
  const corner = at(loop, inner);
  const hit = firstHit(loop, inner, bisector(at(loop, inner - 1), corner, at(loop, inner + 1)));
  if (!hit) return [loop];
  const ahead = chain(loop, inner, hit.side);
  const behind = chain(loop, hit.side + 1, inner);
  return [closed([...ahead, hit.point]), closed([hit.point, ...behind])].flatMap((part) =>
    part.length > 2 ? convexParts(part) : [],
  );
}

function at(loop: Outline, i: number): Point {
  return loop[(i + loop.length) % loop.length] as Point;
}

/** Points from one index to another, both included, round the end where need be. */
function chain(loop: Outline, from: number, to: number): Point[] {
  const count = ((to - from + loop.length) % loop.length) + 1;
  return Array.from({ length: count }, (_, i) => at(loop, from + i));
}

function closed(points: readonly Point[]): Outline {
  return points.filter((point, i) => distance(point, points[(i + points.length - 1) % points.length] ?? point) > 1e-7);
}

/** Into the outline, halving the inner corner at b. */
function bisector(a: Point, b: Point, c: Point): Point {
  const [before, after] = [distance(a, b), distance(b, c)];
  const back: Point = [(a[0] - b[0]) / before, (a[1] - b[1]) / before];
  const on: Point = [(c[0] - b[0]) / after, (c[1] - b[1]) / after];
  const sum: Point = [-(back[0] + on[0]), -(back[1] + on[1])];
  const size = Math.hypot(...sum);
  return size > 1e-9 ? [sum[0] / size, sum[1] / size] : [-on[1], on[0]];
}

/** Where a ray from a corner first meets a side that does not touch the corner. */
function firstHit(loop: Outline, corner: number, [dx, dy]: Point) {
  const [x, y] = at(loop, corner);
  let first: { side: number; point: Point; far: number } | undefined;
  for (const [i, [a, b]] of sides(loop).entries()) {
    if (i === corner || (i + 1) % loop.length === corner) continue;
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    const across = dx * ey - dy * ex;
    if (Math.abs(across) < 1e-12) continue;
    const far = ((a[0] - x) * ey - (a[1] - y) * ex) / across;
    const share = ((a[0] - x) * dy - (a[1] - y) * dx) / across;
    if (far <= 1e-9 || share < -1e-9 || share > 1 + 1e-9 || (first && far >= first.far)) continue;
    const t = Math.max(0, Math.min(1, share));
    first = { side: i, point: [a[0] + ex * t, a[1] + ey * t], far };
  }
  if (!first) return undefined;
  // A hit beside a corner takes the corner: nobody owns a street side of a hand's width.
  const { side, point, far } = first;
  const apart = (i: number) => ![corner - 1, corner, corner + 1].some((k) => at(loop, k) === at(loop, i));
  const near = [side, side + 1]
    .filter(apart)
    .map((i) => at(loop, i))
    .find((end) => distance(end, point) < snap);
  return { side, point: near ?? point, far };
}
