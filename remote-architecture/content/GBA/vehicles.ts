import { placed } from '@portfolio/model/geometry/furniture';
import type { Point3 } from '@portfolio/model/geometry/points';
import { box } from '@portfolio/model/geometry/prism';
import { tube } from '@portfolio/model/geometry/rings';
import type { Solid } from '@portfolio/model/geometry/solid';

/** All vehicles look east until they are turned, degrees anticlockwise. */
export function truck(at: Point3, degrees: number): Solid[] {
  const body = [
    box([-4.6, -1.25, 1], [2.3, 1.25, 3.7]),
    box([2.6, -1.2, 0.5], [4.4, 1.2, 2.9]),
    box([-4.5, -0.5, 0.62], [4.3, 0.5, 0.98]),
  ];
  return placed([...body, ...axle(-3.4, 0.52, 1.2), ...axle(-2.2, 0.52, 1.2), ...axle(3.3, 0.52, 1.15)], at, degrees);
}

export function tractor(at: Point3, degrees: number): Solid[] {
  const body = [
    box([-0.3, -0.42, 0.7], [2.1, 0.42, 1.6]),
    box([-1.2, -0.75, 1.15], [0.1, 0.75, 2.1]),
    box([-1.3, -0.8, 2.62], [0.2, 0.8, 2.76]),
    ...[-1.18, 0].flatMap((x) => [-0.7, 0.62].map((y) => box([x, y, 2.1], [x + 0.08, y + 0.08, 2.62]))),
  ];
  return placed([...body, ...axle(-0.7, 0.85, 1.05), ...axle(1.6, 0.5, 0.9)], at, degrees);
}

export function trailer(at: Point3, degrees: number): Solid[] {
  const body = [box([-2.4, -1.1, 0.8], [2.4, 1.1, 1.7]), box([2.4, -0.06, 0.6], [3.6, 0.06, 0.75])];
  return placed([...body, ...axle(-1.4, 0.48, 1.05), ...axle(1.4, 0.48, 1.05)], at, degrees);
}

/** Sacks on pallets, one upon another. */
export function pallets(at: Point3, layers: number): Solid[] {
  const stack = Array.from({ length: layers }, (_, i) =>
    box([-0.6 + (i % 2) * 0.04, -0.58, i * 0.95 + 0.12], [0.6, 0.58 - (i % 2) * 0.05, i * 0.95 + 0.9]),
  );
  const boards = Array.from({ length: layers }, (_, i) =>
    box([-0.5, -0.5, i * 0.95 - (i ? 0.05 : 0)], [0.5, 0.5, i * 0.95 + 0.12]),
  );
  return placed([...stack, ...boards], at);
}

/** Two wheels, their radius and half the track in metres. */
function axle(x: number, radius: number, half: number): Solid[] {
  return [-1, 1].map((side) =>
    tube([x, side * half, radius], [x, side * (half - 0.34), radius], radius, { sides: 20 }),
  );
}
