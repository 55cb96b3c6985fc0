import { distance, type Point, type Point3 } from './points';

type Rows = {
  /** Metres: foot of the lowest storey, top of the wall, from floor to floor. */
  z0: number;
  z1: number;
  storey: number;
  /** Metres above a floor. */
  sill: number;
  head: number;
  /** Metres from window to window, and how wide each is; without it one band runs from pier to pier. */
  bay?: number;
  width?: number;
};

/** Outlines of the windows on a wall from a to b, seen from its right side, for a drawing. */
export function windowLines(a: Point, b: Point, { z0, z1, storey, sill, head, bay, width = 1.2 }: Rows): Point3[][] {
  const length = distance(a, b);
  const [u, v] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const hair = 0.05;
  const at = (along: number, z: number): Point3 => [a[0] + u * along + v * hair, a[1] + v * along - u * hair, z];
  const count = Math.max(1, Math.round((z1 - z0) / storey));
  const bays = bay ? Math.floor(length / bay) : 1;
  const half = bay ? width / 2 : length / 2 - 0.8;
  return Array.from({ length: count * bays }, (_, i) => {
    const middle = (((i % bays) + 0.5) * length) / bays;
    const floor = z0 + (Math.floor(i / bays) * (z1 - z0)) / count;
    const [left, right, low, high] = [middle - half, middle + half, floor + sill, floor + head];
    return [at(left, low), at(right, low), at(right, high), at(left, high), at(left, low)];
  });
}
