import fc from 'fast-check';
import { area, type Outline } from '@portfolio/model/geometry/outlines';
import { convexHull } from '@portfolio/model/geometry/hull';
import { orientedBox } from './oriented-box';
import { orientedBoxes } from './oriented-boxes';

const block: Outline = [
  [-78, -46],
  [52, -60],
  [88, 8],
  [36, 62],
  [-64, 48],
];
const corner = fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -90, max: 90 }));
const blocks = fc
  .array(corner, { minLength: 5, maxLength: 12 })
  .map(convexHull)
  .filter((hull) => hull.length > 2 && area(hull) > 2000);
const settings = { largestLot: 620, leastFrontage: 8, irregularity: 0.2, streetAccess: 0.8 };

test('the same seed gives the same lots', () => {
  expect(orientedBoxes(block, { ...settings, seed: 5 })).toEqual(orientedBoxes(block, { ...settings, seed: 5 }));
});

test('the smallest box holds every corner', () => {
  fc.assert(
    fc.property(blocks, (outline) => {
      const { middle, long, short, length, width } = orientedBox(outline);
      for (const [x, y] of outline) {
        const [dx, dy] = [x - middle[0], y - middle[1]];
        expect(Math.abs(dx * long[0] + dy * long[1])).toBeLessThanOrEqual(length / 2 + 1e-6);
        expect(Math.abs(dx * short[0] + dy * short[1])).toBeLessThanOrEqual(width / 2 + 1e-6);
      }
    }),
  );
});
