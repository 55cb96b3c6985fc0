import { box } from '../geometry/prism';
import { startModel } from '../start-model';
import { coincidentFaces } from './coincident';

/** Two boxes of 4 × 4 m, the second a metre to the north and begun deeper, of which only the roofs can lie in one plane. */
function faultsOf(first: { west: number; height: number }, second: { west: number; height: number }) {
  const model = startModel('TEST');
  const house = model.layer('house', 'building');
  for (const [i, { west, height }] of [first, second].entries())
    house.add('site', box([west, i, -i], [west + 4, i + 4, height]));
  return coincidentFaces(
    model.finish({
      cameras: { hero: { from: [-50, -50, 40], at: [0, 0, 0], lens: 50 } },
      drawings: {},
      look: { ground: -9 },
    }),
  );
}

test('roofs that overlap lie in one plane where at most 3 mm are between them, whatever their height', () => {
  for (const between of [0, 0.001, 0.002, 0.0029])
    for (const height of [2, 2.0005, 2.001, 2.0015, 2.002, 2.0025]) {
      const [low, high] = [
        { west: 0, height },
        { west: 1, height: height + between },
      ];
      expect(faultsOf(low, high)).toEqual([expect.stringContaining('9.00 m²')]);
      expect(faultsOf(high, low)).toEqual([expect.stringContaining('9.00 m²')]);
    }
});

test('roofs at other heights do not lie in one plane, and those beside each other do not overlap', () => {
  expect(faultsOf({ west: 0, height: 2 }, { west: 1, height: 2.004 })).toEqual([]);
  expect(faultsOf({ west: 0, height: 2 }, { west: 4, height: 2 })).toEqual([]);
});
