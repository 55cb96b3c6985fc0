import { area, type Outline } from 'shared/model/geometry/outlines';
import type { Point } from 'shared/model/geometry/points';
import type { Lot } from './lot';
import { offsetStrips } from './offset-strips';
import { orientedBox } from './oriented-box';
import { boxesStepwise } from './oriented-boxes';
import { relaxed, scatterSites, voronoiCells, voronoiLots } from './voronoi-lots';

export type SubdivisionMethod = 'boxes' | 'strips' | 'voronoi';

/** The parameters of all three methods, named after Vanegas et al. 2012. */
export type Parameters = {
  readonly seed: number;
  readonly method: SubdivisionMethod;
  readonly largest: number;
  readonly smallest: number;
  readonly frontage: number;
  readonly irregularity: number;
  readonly access: number;
  readonly depth: number;
  readonly width: number;
  readonly lot: number;
};

/** What a depth of the recursion, a strip's cutting or a round of relaxation shows. */
export type Stage = {
  readonly lots: readonly Lot[];
  readonly courts: readonly Outline[];
  /** The lines that are new. */
  readonly cuts: readonly (readonly [Point, Point])[];
  readonly sites: readonly Point[];
};

export type SubdivisionPlan = {
  readonly block: Outline;
  readonly parameters: Parameters;
  readonly stages: readonly Stage[];
};

const rounds = 16;

/** All stages of a subdivision, from the whole block to the finished lots. Pauses so that a browser can draw. */
export function* subdivisionPlan(block: Outline, parameters: Parameters): Generator<undefined, SubdivisionPlan> {
  const stages = yield* { boxes: boxStages, strips: stripStages, voronoi: voronoiStages }[parameters.method](
    block,
    parameters,
  );
  return { block, parameters, stages };
}

function* boxStages(block: Outline, parameters: Parameters): Generator<undefined, Stage[]> {
  const { seed, largest, smallest, irregularity, access } = parameters;
  const { lots, cuts, pieces } = yield* boxesStepwise(block, {
    seed,
    largestLot: largest,
    smallestLot: smallest,
    leastFrontage: parameters.frontage,
    irregularity,
    streetAccess: access,
  });
  const deepest = Math.max(...lots.map(({ depth }) => depth));
  return Array.from({ length: deepest + 1 }, (_, depth) => ({
    lots: [...pieces.filter((one) => one.depth === depth), ...lots.filter((one) => one.depth <= depth)],
    courts: [],
    cuts: cuts.filter((cut) => cut.depth === depth - 1).map(({ from, to }) => [from, to] as const),
    sites: [],
  }));
}

function* stripStages(block: Outline, { seed, depth, width, irregularity }: Parameters): Generator<undefined, Stage[]> {
  const whole = yield* wholeBlock(block);
  const { lots, strips, courts } = offsetStrips(block, { seed, depth, width, irregularity });
  const streets = strips.map((outline) => ({ outline, depth: 1, frontage: width }));
  return [whole, { lots: streets, courts, cuts: [], sites: [] }, { lots, courts, cuts: [], sites: [] }];
}

function* voronoiStages(block: Outline, { seed, lot }: Parameters): Generator<undefined, Stage[]> {
  const stages = [yield* wholeBlock(block)];
  let sites = scatterSites(block, { seed, lotArea: lot });
  for (let round = 0; round <= rounds; round++) {
    const cells = voronoiCells(block, sites);
    stages.push({ lots: voronoiLots(block, cells), courts: [], cuts: [], sites });
    sites = relaxed(block, cells);
    yield;
  }
  return stages;
}

function* wholeBlock(block: Outline): Generator<undefined, Stage> {
  yield;
  return { lots: [{ outline: block, depth: 0, frontage: Infinity }], courts: [], cuts: [], sites: [] };
}

/** `none` has lost its street, `narrow` has less of it than the least frontage. */
export type Access = 'street' | 'narrow' | 'none';

export function accessOf({ frontage }: Lot, least: number): Access {
  if (frontage < 0.5) return 'none';
  return frontage < least ? 'narrow' : 'street';
}

/** Length over width of the smallest box round a lot: 1 is a square. */
export function aspectOf({ outline }: Lot): number {
  const { length, width } = orientedBox(outline);
  return length / width;
}

export type Bin = { readonly from: number; readonly to: number; readonly lots: number; readonly lost: number };

/** How many lots lie in each of the ranges that the limits bound; what lies beyond the last is in the last. */
export function histogram(values: readonly { value: number; isLost: boolean }[], limits: readonly number[]): Bin[] {
  return limits.slice(0, -1).map((from, i) => {
    const to = limits[i + 1] ?? Infinity;
    const isLast = i === limits.length - 2;
    const here = values.filter(({ value }) => value >= from && (value < to || isLast));
    return { from, to, lots: here.length, lost: here.filter(({ isLost }) => isLost).length };
  });
}

/** Figures of a stage; the lots and the courts sum to the block. */
export function measuresOf({ lots, courts }: Stage, least: number) {
  const areas = lots.map(({ outline }) => area(outline));
  const courtArea = courts.reduce((sum, court) => sum + area(court), 0);
  return {
    count: lots.length,
    lost: lots.filter((lot) => accessOf(lot, least) === 'none').length,
    narrow: lots.filter((lot) => accessOf(lot, least) === 'narrow').length,
    smallest: Math.min(...areas),
    largest: Math.max(...areas),
    court: courtArea,
    sum: areas.reduce((sum, one) => sum + one, 0) + courtArea,
  };
}
