import type { Point, Point3 } from './points';
import { upright } from './prism';
import type { Solid } from './solid';

type Stair = {
  steps: number;
  /** Metres: 0.16 and 0.3 unless told. */
  riser?: number;
  tread?: number;
  width: number;
  /** Solid down to the foot, or a slab of about this thickness in metres. */
  slab?: number;
};

/**
 * A straight flight as one body.
 * @param foot the middle of the lowest edge
 * @param degrees the way up, anticlockwise from east
 */
export function stair(foot: Point3, degrees: number, { steps, riser = 0.16, tread = 0.3, width, slab }: Stair): Solid {
  const profile: Point[] = [];
  for (let i = 0; i < steps; i++) profile.push([i * tread, i * riser], [i * tread, (i + 1) * riser]);
  const length = steps * tread;
  profile.push([length, steps * riser]);
  if (slab === undefined) profile.push([length, 0]);
  else profile.push([length, steps * riser - riser - slab], [Math.min(tread, length), 0]);
  const a = (degrees * Math.PI) / 180;
  const origin: Point3 = [foot[0] + (Math.sin(a) * width) / 2, foot[1] - (Math.cos(a) * width) / 2, foot[2]];
  const top: Point3 = [foot[0] + Math.cos(a) * length, foot[1] + Math.sin(a) * length, foot[2] + steps * riser];
  return { ...upright(profile.toReversed(), origin, degrees, width), flight: { foot, top, width, steps } };
}
