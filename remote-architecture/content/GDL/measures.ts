import { circle, type Bounds } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';

/** What several parts of the house agree on. Metres. */
export const plate: Bounds = [-44, -25, 44, 25];
export const floor = 0.48;
export const roof = { under: 8.98, z: 9.4, top: 9.74 };
export const court = { middle: [6, -1] as Point, radius: 14.5, steps: 10, stage: -4.3, pit: -5.2 };
/** Round holes in the roof: x, y, radius. */
export const oculi: [x: number, y: number, radius: number][] = [
  [-33, 17.4, 3.5],
  [-25, -21.6, 1.6],
  [31, -21, 1.9],
  [-4.5, -20.2, 1.8],
  [36.2, 17.6, 3.2],
];
/** From column to column along the edges of the roof. */
export const columns = 4.2;
export const pool: Bounds = [-26, -51, 22, -39];
/** The hole in the ground: the court with half its wall. */
export const pit = circle(court.middle, court.radius + 0.12, 96);
