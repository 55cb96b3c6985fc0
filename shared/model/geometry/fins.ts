import { distance, type Point } from './points';
import { prism } from './prism';
import type { Solid } from './solid';

type FinRow = {
  z0: number;
  z1: number;
  /** Metres from fin to fin, rounded so that both ends have one. */
  step: number;
  width: number;
  /** Metres to the right of the line; a function gets the share 0 to 1 of the way and may leave a fin out with 0. */
  depth: number | ((share: number, index: number) => number);
};

/** Upright blades along a line in plan, standing off its right side. */
export function fins(from: Point, to: Point, { z0, z1, step, width, depth }: FinRow): Solid[] {
  const length = distance(from, to);
  const [tx, ty] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const count = Math.max(1, Math.round(length / step));
  const row: Solid[] = [];
  for (let i = 0; i <= count; i++) {
    const d = typeof depth === 'number' ? depth : depth(i / count, i);
    if (d <= 0) continue;
    const at = (u: number, v: number): Point => [from[0] + tx * u + ty * v, from[1] + ty * u - tx * v];
    const [a, b] = [(length * i) / count - width / 2, (length * i) / count + width / 2];
    row.push(prism([at(a, 0), at(a, d), at(b, d), at(b, 0)], z0, z1));
  }
  return row;
}
