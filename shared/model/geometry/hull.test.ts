import fc from 'fast-check';
import { convexHull, turn } from './hull';
import { contains, distanceTo } from './outlines';
import type { Point } from './points';

const points = fc.array(fc.tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -50, max: 50 })), {
  minLength: 3,
  maxLength: 40,
});

test('a hull turns left at every corner, and every point lies in it', () => {
  fc.assert(
    fc.property(points, (all: Point[]) => {
      const hull = convexHull(all);
      if (hull.length < 3) return;
      hull.forEach((point, i) => {
        expect(turn(hull.at(i - 1)!, point, hull[(i + 1) % hull.length]!)).toBeGreaterThan(0);
      });
      for (const point of all) expect(contains(hull, point) || distanceTo(hull, point) < 1e-9).toBe(true);
    }),
  );
});

test('points in space keep their heights', () => {
  const hull = convexHull([
    [0, 0, 1],
    [2, 0, 2],
    [1, 1, 3],
    [2, 2, 4],
    [0, 2, 5],
  ]);
  expect(hull.map(([, , z]) => z)).toEqual([1, 2, 4, 5]);
});
