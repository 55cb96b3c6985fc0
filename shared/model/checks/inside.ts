import type { Point3 } from '../geometry/points';
import { corner } from '../geometry/solid';
import { isBuilt, type Model, type Part } from '../model';

/** A part and the box it fills. */
export type Box = { part: Part; low: Point3; high: Point3 };

/** All bodies that a render shows. */
export function boxesOf({ parts }: Model): Box[] {
  return parts.filter(({ layer }) => isBuilt(layer)).map(boxOf);
}

function boxOf(part: Part): Box {
  const axis = (k: 0 | 1 | 2) => part.solid.vertices.map((p) => p[k]);
  const [xs, ys, zs] = [axis(0), axis(1), axis(2)];
  const least = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const most = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  return { part, low: [least(xs), least(ys), least(zs)], high: [most(xs), most(ys), most(zs)] };
}

export function isInside({ part, low, high }: Box, point: Point3): boolean {
  const [x, y, z] = point;
  if (x <= low[0] || y <= low[1] || z <= low[2] || x >= high[0] || y >= high[1] || z >= high[2]) return false;
  return crossings(part, point).filter((height) => height > z).length % 2 === 1;
}

/** Heights at which an upright line goes through the faces of a body. */
export function crossings({ solid }: Part, [x, y]: Point3): number[] {
  const heights: number[] = [];
  for (const face of solid.faces) {
    const corners = face.map((i) => corner(solid, i));
    const [first] = corners;
    for (let i = 2; i < corners.length && first; i++) {
      const [b = first, c = first] = [corners[i - 1], corners[i]];
      if (isBeside(first[0], b[0], c[0], x) || isBeside(first[1], b[1], c[1], y)) continue;
      const z = heightOn(first, b, c, x, y);
      if (z !== undefined) heights.push(z);
    }
  }
  return heights;
}

/** Whether a value lies before or behind three others: most triangles of a landscape are elsewhere. */
function isBeside(a: number, b: number, c: number, value: number): boolean {
  return Math.min(a, b, c) > value || Math.max(a, b, c) < value;
}

function heightOn(a: Point3, b: Point3, c: Point3, x: number, y: number): number | undefined {
  const twice = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(twice) < 1e-9) return undefined;
  const isWithin = [a, b, c].every((from, i, all) => isLeftOf(from, all[(i + 1) % 3] ?? from, x, y, twice > 0));
  if (!isWithin) return undefined;
  const u = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / twice;
  const v = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / twice;
  return a[2] + u * (b[2] - a[2]) + v * (c[2] - a[2]);
}

/**
 * Whether a place lies on the inner side of a triangle's edge. On the edge itself it belongs to one of the two triangles
 * that share it, never to both or to neither: both compute from the same end, and the rule turns with the direction.
 */
function isLeftOf(from: Point3, to: Point3, x: number, y: number, isUpward: boolean): boolean {
  const isForward = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
  const [p, q] = isForward ? [from, to] : [to, from];
  const side = (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]);
  return side >= 0 === (isForward === isUpward);
}
