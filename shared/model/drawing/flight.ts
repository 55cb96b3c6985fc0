import { mix, type Point3 } from '../geometry/points';
import type { Flight } from '../geometry/solid';
import type { LayerKind } from '../model';

type Line = { a: Point3; b: Point3; kind: LayerKind };

/** Metres: how far the break line runs askew, and what lies between its two strokes. */
const askew = 0.3;
const gap = 0.12;

export function isCutAt({ foot, top }: Flight, height: number): boolean {
  return foot[2] < height && top[2] > height;
}

/**
 * What a plan adds to a flight that it cuts: two strokes where it breaks off, an arrow up, and in grey the steps above
 * the cut.
 */
export function flightLines({ foot, top, width, steps }: Flight, height: number): Line[] {
  const length = Math.hypot(top[0] - foot[0], top[1] - foot[1]) || 1;
  const [u, v] = [(top[0] - foot[0]) / length, (top[1] - foot[1]) / length];
  const at = (along: number, across: number): Point3 => [
    foot[0] + u * along - v * across,
    foot[1] + v * along + u * across,
    height,
  ];
  const half = width / 2;
  const broken = (length * (height - foot[2])) / (top[2] - foot[2]);
  const line = (a: Point3, b: Point3, kind: LayerKind = 'building'): Line => ({ a, b, kind });
  const above = Array.from({ length: steps }, (_, i) => ((i + 1) * length) / steps)
    .filter((along) => along > broken + askew)
    .map((along) => line(at(along, -half), at(along, half), 'context'));
  const edges = [-half, half].map((side) => line(at(broken, side), at(length, side), 'context'));
  const breaks = [0, gap].map((by) => line(at(broken - askew + by, -half), at(broken + askew + by, half)));
  const tip = at(length - 0.1, 0);
  const head = [-1, 1].map((side) => line(at(length - 0.45, side * 0.16), tip));
  return [...above, ...edges, ...breaks, line(mix(at(0, 0), tip, 0.03), tip), ...head];
}
