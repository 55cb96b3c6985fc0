import { distance, type Point3 } from '@portfolio/model/geometry/points';
import { walk } from './posts';

/** Metres a second on level ground: the five minutes of an older person with a bag. */
const level = walk / 300;

export function levelSeconds(metres: number): number {
  return metres / level;
}

/**
 * The share of the level speed that is left on a slope: W. Tobler, Three presentations on geographical analysis and
 * modeling, NCGIA 93-1 (1993), 6 km/h × exp(−3.5 |slope + 0.05|), which is 5 km/h on the level.
 * @param slope metres up for every metre in plan, negative downhill.
 */
export function shareOnSlope(slope: number): number {
  return Math.exp(-3.5 * (Math.abs(slope + 0.05) - 0.05));
}

/**
 * The same on stairs, in plan: U. Weidmann, Transporttechnik der Fussgänger, ETH Zürich (1993), 1.34 m/s on the level,
 * 0.61 up and 0.694 down.
 */
export const shareOnStairs = { up: 0.61 / 1.34, down: 0.694 / 1.34 };

/** A street as steep as one in six is a flight of steps. */
export const steep = 1 / 6;

export function isStair(a: Point3, b: Point3): boolean {
  return Math.abs(slopeOf(a, b)) > steep;
}

/** Seconds for a short straight way: the mean of there and back, as a post is left as often as it is reached. */
export function secondsFor(a: Point3, b: Point3, stair = isStair(a, b)): number {
  const slope = Math.abs(slopeOf(a, b));
  const up = Math.min(shareOnSlope(slope), stair ? shareOnStairs.up : 1);
  const down = Math.min(shareOnSlope(-slope), stair ? shareOnStairs.down : 1);
  return levelSeconds(inPlan(a, b)) * ((1 / up + 1 / down) / 2);
}

function slopeOf(a: Point3, b: Point3): number {
  return (b[2] - a[2]) / (inPlan(a, b) || 1);
}

function inPlan(a: Point3, b: Point3): number {
  return distance([a[0], a[1]], [b[0], b[1]]);
}
