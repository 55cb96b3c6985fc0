import { anticlockwise, area, contains, rect } from '@portfolio/model/geometry/outlines';
import { runToEnd } from '@portfolio/study/run-to-end';
import { readBlock } from './blocks';
import type { Lot } from './lot';
import { accessOf, aspectOf, histogram, measuresOf } from './stage';
import { parametersOf, settingsFor } from '../study/subdivision-settings';
import { subdivisionPlan, type SubdivisionMethod, type SubdivisionPlan } from './subdivision-plan';

const page = { title: 'A block', block: '-74,-30 58,-39 80,4 46,36 -60,29' };
const reading = readBlock(page.block);
const block = 'corners' in reading ? anticlockwise(reading.corners) : [];
const first = parametersOf(
  Object.fromEntries(Object.entries(settingsFor(page)).map(([name, { value }]) => [name, value])) as never,
);

function planOf(method: SubdivisionMethod): SubdivisionPlan {
  return runToEnd(subdivisionPlan({ block, parameters: { ...first, method } }));
}

test('every round of relaxation makes the cells rounder, and no later stage has other sites than it shows', () => {
  const { stages } = planOf('voronoi');
  expect(stages).toHaveLength(17);
  const means = stages.map(({ lots }) => lots.reduce((sum, lot) => sum + aspectOf(lot), 0) / lots.length);
  expect(means.at(-1)!).toBeLessThan(means[0]!);
  for (const { sites, lots } of stages)
    expect(sites.filter((site) => lots.some(({ outline }) => contains(outline, site)))).toHaveLength(sites.length);
});

test.each(['boxes', 'strips', 'voronoi'] as const)('%s: lots and courts of every stage sum to the block', (method) => {
  const { stages } = planOf(method);
  expect(stages.length).toBeGreaterThan(2);
  for (const stage of stages) expect(measuresOf(stage, first.frontage).sum).toBeCloseTo(area(block), 3);
});

test('figures of a stage count its lots by their street', () => {
  const square = (size: number, frontage: number): Lot => ({ outline: rect(0, 0, size, size), depth: 1, frontage });
  const lots = [square(10, 0), square(20, 0.4), square(30, 7), square(40, 8), square(5, Infinity)];
  const stage = { lots, courts: [rect(0, 0, 3, 3)], cuts: [], sites: [] };
  expect(measuresOf(stage, 8)).toEqual({
    count: 5,
    lost: 2,
    narrow: 1,
    smallest: 25,
    largest: 1600,
    court: 9,
    sum: 3034,
  });
});

test('a lot counts where its value is: from a limit on, below the next, and beyond the last in the last', () => {
  const values = [1, 2, 2.9, 3, 9].map((value) => ({ value, isLost: value === 2 }));
  expect(histogram(values, [1, 2, 3]).map(({ lots, lost }) => [lots, lost])).toEqual([
    [1, 0],
    [4, 1],
  ]);
});

test('a lot of four to one has that aspect, and a street of half a metre is none', () => {
  const outline = [
    [0, 0],
    [40, 0],
    [40, 10],
    [0, 10],
  ] as const;
  expect(aspectOf({ outline, depth: 1, frontage: 10 })).toBeCloseTo(4, 9);
  expect([0.4, 5, 8].map((frontage) => accessOf({ outline, depth: 1, frontage }, 8))).toEqual([
    'none',
    'narrow',
    'street',
  ]);
});
