import type { Body } from '@portfolio/model/massing/massing';
import { extentOf } from './extent';
import { solidOf } from './solids';

/** A slab, a turned prism above it. */
const bodies: readonly Body[] = [
  ['prism', 0, 0, 400, [0, 0, 24_000, 0, 24_000, 9000, 0, 9000], '1111'],
  ['prism', 0, 400, 7200, [3000, -1500, 9000, 1000, 7000, 6000, 1200, 4000], '1111'],
];

test('the box of a building is that of the bodies made of it', () => {
  const own = bodies.map(solidOf).filter(({ style }) => style === 'building' || style === 'red');
  expect(own.length).toBeGreaterThan(0);
  const { low, high } = extentOf(bodies, ['building', 'red']);
  for (const axis of [0, 1, 2] as const) {
    const values = own.flatMap(({ corners }) => corners.map((corner) => corner[axis]));
    expect(low[axis]).toBeCloseTo(Math.min(...values), 6);
    expect(high[axis]).toBeCloseTo(Math.max(...values), 6);
  }
});
