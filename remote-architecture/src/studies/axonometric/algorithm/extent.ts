import type { Point3 } from '@portfolio/model/geometry/points';
import { styles, type Body, type Style } from '@portfolio/model/massing/massing';

/** The upright box that something fills, metres. */
export type Extent = { low: Point3; high: Point3 };

/** The box of all bodies, or of those of some styles: read from their numbers, before any of them is made. */
export function extentOf(bodies: readonly Body[], only: readonly Style[] = styles): Extent {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  const take = (axis: 0 | 1 | 2, centimetres = 0) => {
    low[axis] = Math.min(low[axis], centimetres / 100);
    high[axis] = Math.max(high[axis], centimetres / 100);
  };
  const takeAll = (numbers: readonly number[], size: 2 | 3) =>
    numbers.forEach((value, i) => take((i % size) as 0 | 1 | 2, value));
  for (const body of bodies) {
    const style = styles[body[1]];
    if (!style || !only.includes(style)) continue;
    if (body[0] === 'prism') {
      takeAll(body[4], 2);
      take(2, body[2]);
      take(2, body[3]);
    } else {
      takeAll(body[2], 3);
      if (body[0] === 'post') takeAll(body[3], 3);
    }
  }
  return { low, high };
}
