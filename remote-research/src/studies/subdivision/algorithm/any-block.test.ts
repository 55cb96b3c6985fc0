import { Delaunay } from 'd3-delaunay';
import fc from 'fast-check';
import { area, contains, signedArea, type Outline } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import { readBlock } from './blocks';
import { convexParts } from './convex-parts';
import type { Lot } from './lot';
import { offsetStrips } from './offset-strips';
import { orientedBoxes } from './oriented-boxes';
import { faultOfBlock } from './simple-outline';
import { splitOutline } from './split-outline';
import { relaxed, scatterSites, unrest, voronoiCells, voronoiLots } from './voronoi-lots';

/** Blocks with inner corners: corners round a middle, each at its own distance. */
const blocks = fc
  .array(fc.integer({ min: 14, max: 45 }), { minLength: 3, maxLength: 9 })
  .map((radii): Outline =>
    radii.map((radius, i) => {
      const angle = ((i + (radius % 7) / 20) / radii.length) * 2 * Math.PI;
      return [Math.round(radius * Math.cos(angle) * 10) / 10, Math.round(radius * Math.sin(angle) * 10) / 10];
    }),
  )
  .filter((outline) => faultOfBlock(outline) === undefined && area(outline) > 400);
const seeds = fc.integer({ min: 1, max: 9999 });

function sum(outlines: readonly Outline[]): number {
  return outlines.reduce((total, outline) => total + area(outline), 0);
}

/** What is wrong with the lots of a block, as a sentence. */
function fault(block: Outline, lots: readonly Lot[], courts: readonly Outline[] = []): string | undefined {
  const pieces = [...lots.map(({ outline }) => outline), ...courts];
  const missing = area(block) - sum(pieces);
  if (Math.abs(missing) > 1e-3) return `${missing} m² are missing`;
  if (pieces.some((outline) => outline.length < 3)) return 'a lot has two corners';
  if (pieces.some((outline) => outline.some(([x, y]) => !Number.isFinite(x + y)))) return 'a corner is nowhere';
  const turned = pieces.find((outline) => signedArea(outline) < 0);
  if (turned) return 'a lot runs clockwise';
  return undefined;
}

function throwing(sentence: string | undefined) {
  if (sentence) throw new Error(sentence);
}

test('blocks cut by oriented boxes: lots sum to the block and none is too large', () => {
  fc.assert(
    fc.property(blocks, seeds, (block, seed) => {
      const settings = { seed, largestLot: 500, leastFrontage: 8, irregularity: 0.3, streetAccess: 0.8 };
      const { lots } = orientedBoxes(block, settings);
      throwing(fault(block, lots));
      throwing(lots.some(({ outline }) => area(outline) > 500 + 1e-6) ? 'a lot is too large' : undefined);
    }),
  );
});

test('blocks cut into strips: lots and courts sum to the block, every lot has its street', () => {
  fc.assert(
    fc.property(blocks, seeds, fc.integer({ min: 6, max: 24 }), (block, seed, depth) => {
      const { lots, courts } = offsetStrips(block, { seed, depth, width: 16, irregularity: 0.4 });
      throwing(fault(block, lots, courts));
      throwing(lots.some(({ frontage }) => frontage < 0.05) ? 'a lot has no street' : undefined);
    }),
  );
});

test('blocks as Voronoi cells: lots sum to the block, before and after a round of relaxation', () => {
  fc.assert(
    fc.property(blocks, seeds, (block, seed) => {
      const cells = voronoiCells(block, scatterSites(block, { seed, lotArea: 500 }));
      throwing(fault(block, voronoiLots(block, cells)));
      const again = voronoiCells(block, relaxed(block, cells));
      throwing(fault(block, voronoiLots(block, again)));
    }),
  );
});

test('lines: both sides of a line sum to the outline and lie on their sides', () => {
  const place = fc.tuple(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 }));
  fc.assert(
    fc.property(blocks, place, fc.integer({ min: 0, max: 359 }), (block, through, degrees) => {
      const along: Point = [Math.cos(degrees / 57.3), Math.sin(degrees / 57.3)];
      const [left, right] = splitOutline(block, through, along);
      throwing(Math.abs(sum([...left, ...right]) - area(block)) > 1e-4 ? 'something is missing' : undefined);
      const height = ([x, y]: Point) => along[0] * (y - through[1]) - along[1] * (x - through[0]);
      throwing(left.flat().some((point) => height(point) < -1e-6) ? 'left lies right' : undefined);
      throwing(right.flat().some((point) => height(point) > 1e-6) ? 'right lies left' : undefined);
    }),
  );
});

test('convex parts are convex and sum to the outline', () => {
  fc.assert(
    fc.property(blocks, (block) => {
      const parts = convexParts(block);
      expect(sum(parts)).toBeCloseTo(area(block), 4);
      for (const part of parts) {
        part.forEach((b, i) => {
          const [a, c] = [part.at(i - 1)!, part[(i + 1) % part.length]!];
          expect((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])).toBeGreaterThan(-1e-4);
        });
      }
    }),
  );
});

test('in a rectangle the cells are those of d3-delaunay', () => {
  const block: Outline = [
    [0, 0],
    [120, 0],
    [120, 70],
    [0, 70],
  ];
  for (let seed = 1; seed <= 50; seed++) {
    const sites = scatterSites(block, { seed, lotArea: 350 });
    const reference = Delaunay.from(sites as [number, number][]).voronoi([0, 0, 120, 70]);
    voronoiCells(block, sites).forEach(({ pieces }, i) => {
      expect(sum(pieces)).toBeCloseTo(area(reference.cellPolygon(i).slice(0, -1)), 6);
    });
  }
});

test('relaxation never raises the mean distance to a site in a convex block', () => {
  const block: Outline = [
    [-74, -30],
    [58, -39],
    [80, 4],
    [46, 36],
    [-60, 29],
  ];
  for (let seed = 1; seed <= 20; seed++) {
    let cells = voronoiCells(block, scatterSites(block, { seed, lotArea: 450 }));
    for (let round = 0; round < 10; round++) {
      const before = unrest(cells);
      cells = voronoiCells(block, relaxed(block, cells));
      expect(unrest(cells)).toBeLessThanOrEqual(before + 1e-9);
    }
  }
});

test('the same seed gives the same sites, and all lie in the block', () => {
  fc.assert(
    fc.property(blocks, seeds, (block, seed) => {
      const sites = scatterSites(block, { seed, lotArea: 300 });
      expect(scatterSites(block, { seed, lotArea: 300 })).toEqual(sites);
      expect(sites.every((site) => contains(block, site))).toBe(true);
    }),
  );
});

test('every depth of the cuts sums to the block', () => {
  const block: Outline = [
    [0, 0],
    [140, 0],
    [140, 60],
    [60, 60],
    [60, 130],
    [0, 130],
  ];
  const { lots, pieces } = orientedBoxes(block, {
    seed: 3,
    largestLot: 500,
    smallestLot: 120,
    leastFrontage: 8,
    irregularity: 0.2,
    streetAccess: 0.9,
  });
  const deepest = Math.max(...lots.map(({ depth }) => depth));
  for (let depth = 0; depth <= deepest; depth++) {
    const shown = [...pieces.filter((one) => one.depth === depth), ...lots.filter((one) => one.depth <= depth)];
    expect(sum(shown.map(({ outline }) => outline))).toBeCloseTo(area(block), 6);
  }
  expect(lots.every(({ outline }) => area(outline) >= 120)).toBe(true);
});

test.each([
  ['0,0 50,0', { kind: 'few', count: 2 }],
  ['0,0 1,0 40,40', { kind: 'near', corner: 1, next: 2, least: 2 }],
  ['0,0 50,40 50,0 0,40', { kind: 'crossed', first: '1–2', second: '3–4' }],
  ['0,0 60,0 30,0 30,40', { kind: 'crossed', first: '1–2', second: '2–3' }],
  ['0,0 10,0 10,10', { kind: 'small', area: 50, least: 200 }],
  ['0,0 50,elephant', { kind: 'corner', pair: '50,elephant' }],
  ['0,0 500,0', { kind: 'off', pair: '500,0', farthest: 150 }],
])('the block %s is refused', (text, fault) => {
  expect(readBlock(text)).toEqual({ fault });
});

test('corners stay in the order in which they are written, whichever way they run', () => {
  const clockwise = '0,0 0,40 60,40 60,0';
  expect(readBlock(clockwise)).toEqual({
    corners: [
      [0, 0],
      [0, 40],
      [60, 40],
      [60, 0],
    ],
  });
});
