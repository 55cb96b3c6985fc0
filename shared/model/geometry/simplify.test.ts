import fc from 'fast-check';
import { distance, type Point } from './points';
import { simplified, simplifyLine, simplifyOutline } from './simplify';

const whole = fc.integer({ min: -50, max: 50 });
const line = fc.array(fc.tuple(whole, whole), { minLength: 2, maxLength: 30 });

test('a line keeps its ends, and what is left out lies within the tolerance of what stays', () => {
  fc.assert(
    fc.property(line, fc.integer({ min: 1, max: 20 }), (points, tolerance) => {
      const off = (i: number, from: number, to: number) => offLine(points[i]!, points[from]!, points[to]!);
      const kept = [...simplified(points.length, tolerance, off)].sort((a, b) => a - b);
      expect([kept[0], kept.at(-1)]).toEqual([0, points.length - 1]);
      for (let i = 0; i < points.length; i++) {
        const to = kept.find((end) => end >= i)!;
        const from = kept.findLast((start) => start <= i)!;
        if (from < to) expect(off(i, from, to)).toBeLessThanOrEqual(tolerance);
      }
      expect(simplifyLine(points, tolerance)).toEqual(kept.map((i) => points[i]));
    }),
  );
});

test('a square with a point in the middle of each side is a square', () => {
  const square: Point[] = [
    [0, 0],
    [5, 0],
    [10, 0],
    [10, 5],
    [10, 10],
    [5, 10],
    [0, 10],
    [0, 5],
  ];
  expect(simplifyOutline(square, 0.1)).toEqual(square.filter((_, i) => i % 2 === 0));
});

/** The height of the triangle over its base. */
function offLine(p: Point, a: Point, b: Point): number {
  const base = distance(a, b);
  if (base === 0) return distance(p, a);
  return Math.abs((a[0] - p[0]) * (b[1] - p[1]) - (b[0] - p[0]) * (a[1] - p[1])) / base;
}
