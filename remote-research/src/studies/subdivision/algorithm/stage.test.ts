import { area } from '@portfolio/model/geometry/outlines';
import { runToEnd } from '@portfolio/study/run-to-end';
import { readBlock } from './blocks';
import { accessOf, aspectOf, histogram, measuresOf } from './stage';
import { parametersOf, settingsFor } from '../study/subdivision-settings';
import { subdivisionPlan, type SubdivisionMethod, type SubdivisionPlan } from './subdivision-plan';
import { relaxed, scatterSites, voronoiCells } from './voronoi-lots';

const page = { title: 'A block', block: '-74,-30 58,-39 80,4 46,36 -60,29' };
const reading = readBlock(page.block);
const block = 'outline' in reading ? reading.outline : [];
const first = parametersOf(
  Object.fromEntries(Object.entries(settingsFor(page)).map(([name, { value }]) => [name, value])) as never,
);

function planOf(method: SubdivisionMethod): SubdivisionPlan {
  return runToEnd(subdivisionPlan({ block, parameters: { ...first, method } }));
}

test('the stage of a number shows the sites after so many rounds of relaxation', () => {
  let sites = scatterSites(block, { seed: first.seed, lotArea: first.lot });
  for (const stage of planOf('voronoi').stages) {
    expect(stage.sites).toEqual(sites);
    sites = relaxed(block, voronoiCells(block, sites));
  }
});

test.each(['boxes', 'strips', 'voronoi'] as const)('%s: the figures of every stage agree with its lots', (method) => {
  const { stages } = planOf(method);
  expect(stages.length).toBeGreaterThan(2);
  for (const stage of stages) {
    const measures = measuresOf(stage, first.frontage);
    expect(measures.sum).toBeCloseTo(area(block), 3);
    const access = stage.lots.map((lot) => accessOf(lot, first.frontage));
    expect(access.filter((one) => one === 'none')).toHaveLength(measures.lost);
    expect(access.filter((one) => one === 'narrow')).toHaveLength(measures.narrow);
    for (const values of [stage.lots.map(({ outline }) => area(outline)), stage.lots.map(aspectOf)]) {
      const counted = values.map((value, i) => ({ value, isLost: access[i] === 'none' }));
      const bins = histogram(counted, [0, 1.5, 100, 1000]);
      expect(bins.reduce((sum, { lots }) => sum + lots, 0)).toBe(stage.lots.length);
      expect(bins.reduce((sum, { lost }) => sum + lost, 0)).toBe(measures.lost);
    }
  }
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
