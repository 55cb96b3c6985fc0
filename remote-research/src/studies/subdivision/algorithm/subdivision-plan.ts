import type { Outline } from '@portfolio/model/geometry/outlines';
import type { Stage } from './stage';
import { offsetStrips } from './offset-strips';
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

export type SubdivisionTask = { readonly block: Outline; readonly parameters: Parameters };

export type SubdivisionPlan = SubdivisionTask & { readonly stages: readonly Stage[] };

const rounds = 16;

/** All stages of a subdivision, from the whole block to the finished lots. Pauses so that a browser can draw. */
export function* subdivisionPlan({ block, parameters }: SubdivisionTask): Generator<undefined, SubdivisionPlan> {
  const stages = yield* { boxes: boxStages, strips: stripStages, voronoi: voronoiStages }[parameters.method](
    block,
    parameters,
  );
  return { block, parameters, stages };
}

/** The lots that each method ends with, on the same block with the same parameters. */
export type FinishedPlans = { readonly block: Outline; readonly stages: Readonly<Record<SubdivisionMethod, Stage>> };

export function* finishedPlans({ block, parameters }: SubdivisionTask): Generator<undefined, FinishedPlans> {
  const last = function* (method: SubdivisionMethod): Generator<undefined, Stage> {
    const { stages } = yield* subdivisionPlan({ block, parameters: { ...parameters, method } });
    return stages.at(-1) ?? { lots: [], courts: [], cuts: [], sites: [] };
  };
  const boxes = yield* last('boxes');
  const strips = yield* last('strips');
  return { block, stages: { boxes, strips, voronoi: yield* last('voronoi') } };
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
  // The stage of a number has been relaxed so many times.
  const stages: Stage[] = [];
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
