import polygonClipping, { type MultiPolygon } from 'polygon-clipping';
import { area, contains, type Bounds, type Outline } from './outlines';
import { outlinesAbove, sampled } from './field';
import type { Point } from './points';
import { prism } from './prism';
import type { Solid } from './solid';

type Landscape = {
  /** Metres above zero at a place. */
  height: (x: number, y: number) => number;
  bounds: Bounds;
  /** Thickness of one card, metres. */
  step: number;
  /** Underside of the lowest card. */
  base: number;
  /** Metres between the points where the height is read. */
  grid?: number;
  /** What is cut out of every card: yards, pools, the house. */
  cut?: readonly Outline[];
};

export type Terrain = {
  solids: Solid[];
  /** Top of the card under a place, `base` where no card lies: trees and people stand on it. */
  heightAt: (x: number, y: number) => number;
};

/** A landscape of stacked card, cut along contour lines. */
export function terrain({ height, bounds, step, base, grid = 1.5, cut = [] }: Landscape): Terrain {
  const field = sampled(height, bounds, grid);
  const highest = field.values.reduce((most, value) => Math.max(most, value), -Infinity);
  const cards: { rings: Outline[]; top: number }[] = [];
  for (let i = 0; base + (i + 0.5) * step < highest; i++) {
    for (const rings of outlinesAbove(field, base + (i + 0.5) * step, grid * 0.06))
      for (const card of clipped(rings, bounds, cut)) cards.push({ rings: card, top: base + (i + 1) * step });
  }
  return {
    solids: cards.map(({ rings: [outer = [], ...holes], top }) => prism(outer, top - step, top, holes)),
    heightAt: (x, y) =>
      cards.reduce((found, { rings, top }) => (top > found && covers(rings, [x, y]) ? top : found), base),
  };
}

function clipped(rings: Outline[], [west, south, east, north]: Bounds, cut: readonly Outline[]): Outline[][] {
  const frame = [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ] as [number, number][],
  ];
  const inside = polygonClipping.intersection(rings.map(pairs), frame);
  const left = cut.length ? polygonClipping.difference(inside, ...cut.map((hole) => [pairs(hole)])) : inside;
  return outlinesOf(left).filter(([outer = [], ...holes]) => area(outer, holes) > 8);
}

function outlinesOf(polygons: MultiPolygon): Outline[][] {
  return polygons.map((rings) =>
    rings.map((points) => points.slice(0, -1)).filter((points, i) => i === 0 || area(points) > 4),
  );
}

function pairs(outline: Outline): [number, number][] {
  return outline.map(([x, y]) => [Math.round(x * 1e3) / 1e3, Math.round(y * 1e3) / 1e3]);
}

function covers([outer = [], ...holes]: Outline[], point: Point): boolean {
  return contains(outer, point) && !holes.some((hole) => contains(hole, point));
}
