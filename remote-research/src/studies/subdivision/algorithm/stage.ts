import { area, type Outline } from '@portfolio/model/geometry/outlines';
import type { Point } from '@portfolio/model/geometry/points';
import type { Lot } from './lot';
import { orientedBox } from './oriented-box';

/** What a depth of the recursion, a strip's cutting or a round of relaxation shows. */
export type Stage = {
  readonly lots: readonly Lot[];
  readonly courts: readonly Outline[];
  /** The lines that are new. */
  readonly cuts: readonly (readonly [Point, Point])[];
  readonly sites: readonly Point[];
};

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

/** Every lot in figures. */
export function rowsOf({ lots }: Stage, leastFrontage: number) {
  return lots.map((lot) => ({
    area: area(lot.outline),
    aspect: aspectOf(lot),
    frontage: lot.frontage,
    access: accessOf(lot, leastFrontage),
  }));
}
