import { placed } from '@portfolio/model/geometry/furniture';
import { circle } from '@portfolio/model/geometry/outlines';
import type { Point, Point3 } from '@portfolio/model/geometry/points';
import { box, upright } from '@portfolio/model/geometry/prism';
import type { Solid } from '@portfolio/model/geometry/solid';

/** Cycles at their stands along the south edge. */
export function cycles(): Solid[] {
  return [0, 1, 2, 3, 5, 6].flatMap((i) => cycle([2.4 + i * 0.9, -11.6, 0.1], 84 + ((i * 7) % 11)));
}

function cycle(at: Point3, degrees: number): Solid[] {
  const wheel = (x: number) =>
    upright(circle([x, 0.34], 0.34, 18), [0, 0.02, 0], 0, 0.04, [circle([x, 0.34], 0.28, 18)]);
  const bar = (a: Point, b: Point) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const [nx, ny] = [(-(b[1] - a[1]) / length) * 0.03, ((b[0] - a[0]) / length) * 0.03];
    return upright(
      [
        [a[0] - nx, a[1] - ny],
        [b[0] - nx, b[1] - ny],
        [b[0] + nx, b[1] + ny],
        [a[0] + nx, a[1] + ny],
      ],
      [0, 0.03, 0],
      0,
      0.06,
    );
  };
  return placed(
    [
      wheel(-0.52),
      wheel(0.52),
      bar([-0.52, 0.34], [-0.12, 0.36]),
      bar([-0.12, 0.36], [0.34, 0.82]),
      bar([-0.12, 0.36], [-0.24, 0.92]),
      bar([-0.52, 0.34], [-0.22, 0.8]),
      bar([-0.22, 0.8], [0.34, 0.82]),
      bar([0.52, 0.34], [0.36, 1]),
      box([-0.36, -0.07, 0.92], [-0.12, 0.07, 0.98]),
      box([0.33, -0.28, 1], [0.38, 0.28, 1.04]),
    ],
    at,
    degrees,
  );
}

/** A small delivery van, its back open to the post. */
export function van(at: Point3, degrees: number): Solid[] {
  const body = upright(
    [
      [-2.4, 0.35],
      [2.4, 0.35],
      [2.4, 1.1],
      [1.7, 1.25],
      [1.15, 2.1],
      [-2.4, 2.15],
    ],
    [0, 0.95, 0],
    0,
    1.9,
  );
  const wheels = [-1.5, 1.5].flatMap((x) =>
    [-0.97, 0.77].map((y) => ({ ...upright(circle([x, 0.34], 0.34, 16), [0, y + 0.2, 0], 0, 0.2), smooth: true })),
  );
  return placed([body, ...wheels], at, degrees);
}
