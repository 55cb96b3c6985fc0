import { distance, radians, type Point, type Point3 } from './points';
import type { Solid } from './solid';

/** A place on a path: the middle of the section's underside and the direction in plan to the right of the way. */
export type Station = { readonly at: Point3; readonly across: Point };

/** A rectangular section led along a path: ramps, rails, kerbs, curved walls. Width and height in metres. */
export function sweep(path: readonly Station[], width: number, height: number, closed = false): Solid {
  const vertices = path.flatMap(({ at: [x, y, z], across: [u, v] }): Point3[] => {
    const [dx, dy] = [(u * width) / 2, (v * width) / 2];
    return [
      [x - dx, y - dy, z],
      [x + dx, y + dy, z],
      [x + dx, y + dy, z + height],
      [x - dx, y - dy, z + height],
    ];
  });
  const faces: number[][] = [];
  const count = path.length;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const a = i * 4;
    const b = ((i + 1) % count) * 4;
    faces.push([a + 3, a + 2, b + 2, b + 3], [a, b, b + 1, a + 1], [a + 1, b + 1, b + 2, a + 2], [a, a + 3, b + 3, b]);
  }
  const end = count * 4;
  if (!closed) faces.push([0, 1, 2, 3], [end - 1, end - 2, end - 3, end - 4]);
  return { vertices, faces };
}

/** Stations along points, mitred at the corners. */
export function along(points: readonly Point3[], closed = false): Station[] {
  return points.map((at, i) => {
    const before = points[i - 1] ?? (closed ? points.at(-1) : undefined);
    const after = points[i + 1] ?? (closed ? points[0] : undefined);
    const a = before ? rightOf(before, at) : undefined;
    const b = after ? rightOf(at, after) : undefined;
    return { at, across: mitre(a ?? b ?? [1, 0], b ?? a ?? [1, 0]) };
  });
}

/** Points on a rising spiral. `radius` in metres at the share 0 to 1 of the way; degrees run anticlockwise from east. */
export function spiral(
  middle: Point,
  radius: (share: number) => number,
  { from, turns, z0, z1, steps }: { from: number; turns: number; z0: number; z1: number; steps: number },
): Station[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const a = radians(from + turns * 360 * t);
    const r = radius(t);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const right = Math.sign(turns) || 1;
    return { at: [middle[0] + r * c, middle[1] + r * s, z0 + (z1 - z0) * t], across: [c * right, s * right] };
  });
}

/** The same path moved across itself and up, metres: the rail of a ramp. */
export function beside(path: readonly Station[], across: number, up: number): Station[] {
  return path.map(({ at, across: n }) => ({
    at: [at[0] + n[0] * across, at[1] + n[1] * across, at[2] + up],
    across: n,
  }));
}

/** A smooth line through points (Catmull and Rom 1974), `steps` pieces between each two. */
export function smooth(points: readonly Point3[], steps = 8): Point3[] {
  const line: Point3[] = [];
  points.forEach((b, i) => {
    const c = points[i + 1];
    if (!c) return line.push(b);
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    for (let s = 0; s < steps; s++) line.push(catmullRom(a, b, c, d, s / steps));
    return undefined;
  });
  return line;
}

function catmullRom(a: Point3, b: Point3, c: Point3, d: Point3, t: number): Point3 {
  const at = (k: 0 | 1 | 2) =>
    b[k] +
    0.5 * t * (c[k] - a[k] + t * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + t * (3 * (b[k] - c[k]) + d[k] - a[k])));
  return [at(0), at(1), at(2)];
}

function rightOf(a: Point3, b: Point3): Point | undefined {
  const length = distance([a[0], a[1]], [b[0], b[1]]);
  return length < 1e-9 ? undefined : [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
}

function mitre(a: Point, b: Point): Point {
  const sum: Point = [a[0] + b[0], a[1] + b[1]];
  const square = sum[0] ** 2 + sum[1] ** 2;
  if (square < 1) return b;
  return [(2 * sum[0]) / square, (2 * sum[1]) / square];
}
