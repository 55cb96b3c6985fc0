import { onSide, type Side } from './ring';
import type { Point3 } from '@portfolio/model/geometry/points';

/** Edges of the corridor that goes around once, from the middle of the court: metres. */
export const corridor = { inner: 19.8, outer: 22.8 };

/** Rooms in a row along one side: where each begins and ends. */
export type Row = { from: number; to: number; count: number };

/** The middle of every room of a row, and its width. */
export function middles({ from, to, count }: Row): [u: number, width: number][] {
  const width = (to - from) / count;
  return Array.from({ length: count }, (_, i) => [from + (i + 0.5) * width, width]);
}

export function spot(side: Side, u: number, v: number, z: number): Point3 {
  return [...onSide(side, u, v), z];
}

/** Degrees by which a side is turned from the southern one. */
export function turnOf(side: Side): number {
  return side * 90;
}
