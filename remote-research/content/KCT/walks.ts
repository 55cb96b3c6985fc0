import { outlinesAbove } from '@portfolio/model/geometry/field';
import { area, type Bounds, type Outline } from '@portfolio/model/geometry/outlines';
import { distance, type Point3 } from '@portfolio/model/geometry/points';
import { isStair, levelSeconds } from './pace';
import { PlanGrid } from './plan-grid';
import type { House } from './town';
import { isWater } from './valley';
import type { Ways } from './ways';

/** Metres between the points from which the contours are drawn. */
const step = 4;
/** As far from a way as this a door may be, through the front garden. */
const garden = 26;
/** Half a bridge, metres. */
const bridge = 9;
/** Square metres of a hole that a drawing at this scale shows. */
const yard = 1500;
/** More than anybody walks; contours need numbers. */
const far = 10_000;

export type Walks = {
  /** Minutes from a house to the nearest start along the ways and back, halved; Infinity where no way leads to one. */
  minutesOf: (house: House) => number;
  /** What is reached within some minutes: the ways with the gardens beside them. */
  reach: (minutes: number) => Outline[][];
  /** The stretches of way that are reached later than after some minutes and not later than after others. */
  streets: (after: number, until: number) => Point3[][];
  /** The pieces of way that are stairs. */
  stairs: [Point3, Point3][];
};

/** How long it is to walk in a town. */
export function walksOn(ways: Ways, bounds: Bounds): Walks {
  const { network, stretches, starts } = ways;
  const seconds = network.secondsFrom(starts);
  const { places } = network;
  const grid = new PlanGrid(bounds, step);
  const reached = new Float64Array(grid.columns * grid.rows).fill(Infinity);
  const wet = new Map<number, boolean>();
  const isWet = (index: number) => {
    const known = wet.get(index) ?? isWater(grid.placeOf(index));
    wet.set(index, known);
    return known;
  };
  places.forEach(([x, y], place) => {
    const own = seconds[place] ?? Infinity;
    if (own === Infinity) return;
    grid.around([x, y], garden, (index, away) => {
      const found = own + levelSeconds(away);
      if (found < (reached[index] ?? 0) && (away < bridge || !isWet(index))) reached[index] = found;
    });
  });
  const field = grid.field(Array.from(reached, (own) => -Math.min(own, far)));
  return {
    minutesOf: (house) => minutesTo(house, ways, seconds),
    reach: (minutes) => outlinesAbove(field, -minutes * 60, step / 2).map(withoutYards),
    streets: (after, until) =>
      stretches.flatMap((stretch) => partsWithin(stretch, (own) => own > after * 60 && own <= until * 60)),
    stairs: stretches.flatMap((stretch) =>
      stretch.flatMap((to, i): [Point3, Point3][] => {
        const [a, b] = [places[stretch[i - 1] ?? -1], places[to]];
        return a && b && isStair(a, b) ? [[a, b]] : [];
      }),
    ),
  };

  /** The parts of a stretch both ends of whose steps are reached as asked: the later end counts. */
  function partsWithin(stretch: readonly number[], holds: (seconds: number) => boolean): Point3[][] {
    const parts: Point3[][] = [];
    let isOpen = false;
    stretch.forEach((to, i) => {
      const from = stretch[i - 1];
      const [a, b] = [places[from ?? -1], places[to]];
      if (from === undefined || !a || !b) return;
      if (!holds(Math.max(seconds[from] ?? Infinity, seconds[to] ?? Infinity))) {
        isOpen = false;
        return;
      }
      if (isOpen) parts.at(-1)?.push(b);
      else parts.push([a, b]);
      isOpen = true;
    });
    return parts;
  }
}

/** The same if all streets were level: what is left is the length of the ways. */
export function minutesIfLevel(ways: Ways): (house: House) => number {
  const seconds = ways.network.secondsFrom(ways.starts, ([x, y], [u, v]) => levelSeconds(distance([x, y], [u, v])));
  return (house) => minutesTo(house, ways, seconds);
}

/** By way of the place that is best for it, over the front garden. */
function minutesTo({ at }: House, { network }: Ways, seconds: Float64Array): number {
  const times = network.around(at, garden).map(({ index, away }) => (seconds[index] ?? Infinity) + levelSeconds(away));
  return Math.min(Infinity, ...times) / 60;
}

/** Kilometres of all ways. */
export function kilometresOf({ network: { places }, stretches }: Ways): number {
  const lengths = stretches.flatMap((stretch) =>
    stretch.map((to, i) => {
      const [a, b] = [places[stretch[i - 1] ?? -1], places[to]];
      return a && b ? distance([a[0], a[1]], [b[0], b[1]]) : 0;
    }),
  );
  return lengths.reduce((sum, length) => sum + length, 0) / 1000;
}

function withoutYards([outer = [], ...holes]: readonly Outline[]): Outline[] {
  return [outer, ...holes.filter((hole) => area(hole) > yard)];
}
