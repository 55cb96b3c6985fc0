import { distance, type Point } from './points';
import type { Bounds } from './outlines';
import type { Random } from './random';

type Scatter = {
  bounds: Bounds;
  count: number;
  /** Least metres between two points. */
  apart: number;
  random: Random;
  /** How likely a place is, 0 to 1; 0 keeps it free. */
  likely?: (x: number, y: number) => number;
};

/** Points strewn over an area, never too close: groves, people on a square. Fewer than `count` where there is no room. */
export function scatter({ bounds: [west, south, east, north], count, apart, random, likely }: Scatter): Point[] {
  const found: Point[] = [];
  for (let tries = 0; tries < count * 30 && found.length < count; tries++) {
    const point: Point = [west + random() * (east - west), south + random() * (north - south)];
    if (likely && random() >= likely(...point)) continue;
    if (found.every((other) => distance(other, point) >= apart)) found.push(point);
  }
  return found;
}
