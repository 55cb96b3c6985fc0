import type { Point, Point3 } from '@portfolio/model/geometry/points';
import { polyline } from './path';
import { fill, stroke, type Ink } from './sheet';

/** A parallel projection: where the origin lies, and where a unit to the right, to the viewer and upwards leads. */
export type Axonometry = { origin: Point; x: Point; y: Point; z: Point };

export function project({ origin, x, y, z }: Axonometry, [a, b, c]: Point3): Point {
  return [origin[0] + a * x[0] + b * y[0] + c * z[0], origin[1] + a * x[1] + b * y[1] + c * z[1]];
}

/** A flat outline in space. */
export function face(view: Axonometry, corners: readonly Point3[]): Point[] {
  return corners.map((corner) => project(view, corner));
}

export type Box = { from: Point3; to: Point3 };

/** The three visible sides of a box: to the viewer, to that end of x which comes nearer, and up. */
export function sidesOf(view: Axonometry, { from: [x0, y0, z0], to: [x1, y1, z1] }: Box) {
  // The end of x that is seen lies on that side to which the viewer's axis does not lean.
  const end = view.x[0] * view.y[1] - view.x[1] * view.y[0] > 0 && view.y[0] > 0 ? x0 : x1;
  return {
    front: face(view, [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x0, y1, z1],
    ]),
    side: face(view, [
      [end, y0, z0],
      [end, y1, z0],
      [end, y1, z1],
      [end, y0, z1],
    ]),
    top: face(view, [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ]),
  };
}

type BoxLook = { front: Ink; side: Ink; top: Ink; line: Ink; width: number; edges?: Ink };

/** A box with filled sides, its outline a little heavier than the edges within it. */
export function box(view: Axonometry, shapeOf: Box, { front, side, top, line, width, edges = line }: BoxLook): string {
  const sides = sidesOf(view, shapeOf);
  const inner = [sides.front, sides.side, sides.top].map((each) => polyline(each, true)).join('');
  return (
    fill(polyline(sides.front, true), front) +
    fill(polyline(sides.side, true), side) +
    fill(polyline(sides.top, true), top) +
    stroke(inner, edges, width * 0.6) +
    stroke(polyline(outlineOf([...sides.front, ...sides.side, ...sides.top]), true), line, width)
  );
}

/** The convex outline of points (Andrew 1979). */
function outlineOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const hull: Point[] = [];
    for (const p of list) {
      for (
        let a = hull[hull.length - 2], b = hull[hull.length - 1];
        a && b && (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) <= 1e-6;
        a = hull[hull.length - 2], b = hull[hull.length - 1]
      )
        hull.pop();
      hull.push(p);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
