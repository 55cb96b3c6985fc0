import fc from 'fast-check';
import { area, type Outline } from '@portfolio/model/geometry/outlines';
import { runToEnd } from '@portfolio/study/run-to-end';
import { convexHull, orientedBox } from './oriented-box';
import { offsetStrips } from './offset-strips';
import { orientedBoxes } from './oriented-boxes';

import { finishedPlans, subdivisionPlan } from './subdivision-plan';
import { parametersOf, settingsFor } from '../study/subdivision-settings';

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

test('lots cut by oriented boxes sum to the block', () => {
  fc.assert(
    fc.property(blocks, fc.integer(), (outline, seed) => {
      const { lots } = orientedBoxes(outline, { ...settings, seed });
      expect(lots.reduce((sum, lot) => sum + area(lot.outline), 0)).toBeCloseTo(area(outline), 3);
      expect(lots.every((lot) => area(lot.outline) <= settings.largestLot)).toBe(true);
    }),
  );
});

test('strips and the court inside sum to the block', () => {
  fc.assert(
    fc.property(blocks, fc.integer(), (outline, seed) => {
      const { lots, courts } = offsetStrips(outline, { seed, depth: 12, width: 16, irregularity: 0.3 });
      const sum =
        lots.reduce((total, lot) => total + area(lot.outline), 0) +
        courts.reduce((total, court) => total + area(court), 0);
      expect(sum).toBeCloseTo(area(outline), 3);
    }),
  );
});

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

test('the plans that are compared are those that each method ends with', () => {
  const offered = settingsFor({ title: 'A block', block: '-70,-30 70,-30 70,30 -70,30' });
  const values = Object.fromEntries(Object.entries(offered).map(([name, { value }]) => [name, value]));
  const parameters = parametersOf(values as Parameters<typeof parametersOf>[0]);
  const { stages } = runToEnd(finishedPlans({ block, parameters }));
  for (const method of ['boxes', 'strips', 'voronoi'] as const) {
    const { stages: own } = runToEnd(subdivisionPlan({ block, parameters: { ...parameters, method } }));
    expect(stages[method]).toEqual(own.at(-1));
  }
});
