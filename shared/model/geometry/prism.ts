import earcut from 'earcut';
import { anticlockwise, circle, rect, sides, type Outline } from './outlines';
import { direction, type Point, type Point3 } from './points';
import type { Solid } from './solid';

/** An outline in plan raised from height z0 to z1, metres, with holes through it. */
export function prism(outline: Outline, z0: number, z1: number, holes: readonly Outline[] = []): Solid {
  const rings = [anticlockwise(outline), ...holes.map((hole) => anticlockwise(hole).toReversed())];
  const corners = rings.flat();
  const n = corners.length;
  const faces: number[][] = [];
  for (const cap of caps(rings))
    faces.push(
      cap.map((i) => i + n),
      cap.toReversed(),
    );
  let start = 0;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const a = start + i;
      const b = start + ((i + 1) % ring.length);
      faces.push([a, b, b + n, a + n]);
    }
    start += ring.length;
  }
  const at = (z: number) => corners.map(([x, y]): Point3 => [x, y, z]);
  return { vertices: [...at(Math.min(z0, z1)), ...at(Math.max(z0, z1))], faces };
}

/** A box between two opposite corners. */
export function box(a: Point3, b: Point3): Solid {
  const [west, east] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
  const [south, north] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
  return prism(rect(west, south, east, north), a[2], b[2]);
}

export function cylinder(middle: Point, radius: number, z0: number, z1: number, sideCount?: number): Solid {
  return { ...prism(circle(middle, radius, sideCount), z0, z1), smooth: true };
}

/**
 * A profile (metres along, metres up) that stands upright and is pushed sideways: walls with windows, stairs, gables.
 * @param origin where the profile's zero lies: x, y and the height its "up" counts from
 * @param degrees which way "along" runs, anticlockwise from east
 * @param thickness metres, to the left of "along"; below zero to the right
 */
export function upright(
  profile: Outline,
  origin: Point3,
  degrees: number,
  thickness: number,
  holes: readonly Outline[] = [],
): Solid {
  const [c, s] = direction(degrees);
  const lying = prism(profile, -Math.max(thickness, 0), -Math.min(thickness, 0), holes);
  const stand = ([along, up, depth]: Point3): Point3 => [
    origin[0] + along * c + depth * s,
    origin[1] + along * s - depth * c,
    origin[2] + up,
  ];
  return { ...lying, vertices: lying.vertices.map(stand) };
}

/** Flat polygons that cover an outline with holes, as indices into the rings laid end to end. */
function caps(rings: readonly Outline[]): number[][] {
  const [outer, ...holes] = rings;
  if (outer && !holes.length && isConvex(outer)) return [outer.map((_, i) => i)];
  const starts: number[] = [];
  let count = outer?.length ?? 0;
  for (const hole of holes) {
    starts.push(count);
    count += hole.length;
  }
  const flat = earcut(rings.flat(2), starts.length ? starts : undefined, 2);
  const triangles: number[][] = [];
  for (let i = 0; i < flat.length; i += 3) triangles.push(flat.slice(i, i + 3).reverse());
  const upward = isClockwise(rings.flat(), triangles) ? triangles.map((t) => t.reverse()) : triangles;
  return upward.map((triangle) => withCornersOnSides(triangle, rings.flat()));
}

/** Earcut passes over corners that lie on a straight line; put back, they keep the body closed. */
function withCornersOnSides(triangle: number[], corners: Outline): number[] {
  return triangle.flatMap((from, i) => {
    const to = triangle[(i + 1) % 3] ?? from;
    const [a, b] = [corners[from], corners[to]];
    if (!a || !b) return [from];
    const between = corners.flatMap((p, k) => {
      const share = shareAlong(a, b, p);
      return k !== from && k !== to && share !== undefined ? [{ k, share }] : [];
    });
    return [from, ...between.sort((p, q) => p.share - q.share).map(({ k }) => k)];
  });
}

/** How far along a side a point on it lies, 0 to 1, or nothing for a point beside it. */
function shareAlong(a: Point, b: Point, p: Point): number | undefined {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  const [px, py] = [p[0] - a[0], p[1] - a[1]];
  if (Math.abs(px * dy - py * dx) > 1e-7 * Math.sqrt(square)) return undefined;
  const share = (px * dx + py * dy) / square;
  return share > 1e-9 && share < 1 - 1e-9 ? share : undefined;
}

function isClockwise(corners: Outline, triangles: number[][]): boolean {
  let sum = 0;
  for (const t of triangles) {
    const ring = t.flatMap((i) => corners[i] ?? []);
    const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = ring;
    sum += (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  }
  return sum < 0;
}

function isConvex(outline: Outline): boolean {
  const edges = sides(outline).map(([a, b]) => [b[0] - a[0], b[1] - a[1]] as const);
  return edges.every(([x, y], i) => {
    const next = edges[(i + 1) % edges.length];
    return !next || x * next[1] - y * next[0] > -1e-9;
  });
}
