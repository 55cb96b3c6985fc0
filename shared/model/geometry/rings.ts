import { arc, circle } from './outlines';
import { add, cross, normalize, scale, subtract, type Point, type Point3 } from './points';
import { prism } from './prism';
import type { Solid } from './solid';

type Span = {
  /** Degrees anticlockwise from east where an open ring begins and ends. */
  from?: number;
  to?: number;
  sides?: number;
};

/** A ring with a rectangular section; part of one when `from` and `to` are given. */
export function ring(
  middle: Point,
  inner: number,
  outer: number,
  z0: number,
  z1: number,
  { from = 0, to = 360, sides }: Span = {},
): Solid {
  if (to - from > 359.999) {
    return prism(circle(middle, outer, sides), z0, z1, [circle(middle, inner, sides)]);
  }
  const count = Math.max(1, sides ?? arc(middle, outer, from, to).length - 1);
  const away = arc(middle, outer, from, to, count);
  return prism([...away, ...arc(middle, inner, from, to, count).toReversed()], z0, z1);
}

type TubeShape = {
  /** Metres at the far end, the same as at the near end when left out. */
  endRadius?: number;
  sides?: number;
};

/** A round bar between two points. */
export function tube(a: Point3, b: Point3, radius: number, { endRadius = radius, sides = 8 }: TubeShape = {}): Solid {
  const along = normalize(subtract(b, a));
  const side = normalize(cross(along, Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]));
  const other = cross(along, side);
  const corners = circle([0, 0], 1, sides);
  const end = (at: Point3, r: number) => corners.map(([u, v]) => add(at, add(scale(side, u * r), scale(other, v * r))));
  const faces = corners.map((_, i) => {
    const next = (i + 1) % sides;
    return [i, next, next + sides, i + sides];
  });
  faces.push(
    corners.map((_, i) => sides - 1 - i),
    corners.map((_, i) => sides + i),
  );
  return { vertices: [...end(a, radius), ...end(b, endRadius)], faces, smooth: sides > 5 };
}
