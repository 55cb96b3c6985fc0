import { circle, type Bounds } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { terrain } from '@portfolio/model/geometry/terrain';
import { natural, smoothStep } from './natural';
import { distanceToRoom, rooms, terrace } from './route';

export const park: Bounds = [-155, -153, 155, 153];

const pool: Point = [-18, -52];

/** The pond in the dip, below the bridge. */
export const pond = circle([0, 0], 1, 64).map(([x, y]): Point => {
  const swell = 1 + 0.13 * Math.sin(2 * Math.atan2(y, x) + 0.7);
  return [pool[0] + 25 * swell * x, pool[1] + 19 * swell * y];
});
export const shore = 3;

export const land = terrain({
  height: ground,
  bounds: [-300, -212, 310, 312],
  step: terrace,
  base: 0,
  grid: 2,
  cut: [pond],
});

/** The hill with a level place for every room and round the pond. */
function ground(x: number, y: number): number {
  let height = natural(x, y);
  const bank = Math.hypot((x - pool[0]) / 25, (y - pool[1]) / 19) - 1;
  height += (shore - height) * smoothStep(0.75, 0.2, bank);
  for (const room of rooms) {
    height += (room.level - height) * smoothStep(13, 3, distanceToRoom(room, [x, y]));
  }
  return height;
}
