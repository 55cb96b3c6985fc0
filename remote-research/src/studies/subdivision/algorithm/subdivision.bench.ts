import type { Outline } from '@portfolio/model/geometry/outlines';
import type { BenchCase } from '@portfolio/testing/bench-case';
import { offsetStrips } from './offset-strips';
import { orientedBoxes } from './oriented-boxes';
import { relaxed, scatterSites, voronoiCells } from './voronoi-lots';

const model: Outline = [
  [-74, -30],
  [58, -39],
  [80, 4],
  [46, 36],
  [-60, 29],
];

function grown(factor: number): Outline {
  return model.map(([x, y]) => [x * factor, y * factor]);
}

/** The block of the page, grown so that it holds so many lots. */
export const cases: readonly BenchCase[] = [
  {
    name: 'subdivision: oriented boxes',
    unit: 'lots',
    baseSize: 20,
    prepare: (size) => {
      const block = grown(Math.sqrt(size / 20));
      const settings = { seed: 288, largestLot: 700, leastFrontage: 8, irregularity: 0.15, streetAccess: 0.9 };
      return () => orientedBoxes(block, settings);
    },
  },
  {
    name: 'subdivision: offset strips',
    unit: 'lots',
    baseSize: 27,
    prepare: (size) => {
      const block = grown(size / 27);
      return () => offsetStrips(block, { seed: 288, depth: 22, width: 14, irregularity: 0.15 });
    },
  },
  {
    name: 'subdivision: Voronoi, one round',
    unit: 'sites',
    baseSize: 20,
    prepare: (size) => {
      const block = grown(Math.sqrt(size / 20));
      const sites = scatterSites(block, { seed: 288, lotArea: 450 });
      return () => relaxed(block, voronoiCells(block, sites));
    },
  },
];
