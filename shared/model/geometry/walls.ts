import polygonClipping, { type MultiPolygon, type Polygon } from 'polygon-clipping';
import type { Outline } from './outlines';
import { distance, type Point } from './points';
import { prism } from './prism';
import type { Solid } from './solid';

/** A door or window. `at` is the distance of its middle from the wall's start; all in metres above the wall's foot. */
export type Opening = { at: number; width: number; sill?: number; head: number };

export type Wall = { from: Point; to: Point; thickness?: number; openings?: readonly Opening[] };

/**
 * Walls that join without overlapping: their plans are united band by band, so a plan cut through them reads
 * as one black shape and no two faces coincide. Metres; 0.3 thick unless told.
 */
export function walls(list: readonly Wall[], z0: number, z1: number): Solid[] {
  const levels = [
    z0,
    z1,
    ...list.flatMap(({ openings = [] }) => openings.flatMap((o) => [z0 + (o.sill ?? 0), z0 + o.head])),
  ]
    .filter((z) => z >= z0 && z <= z1)
    .toSorted((a, b) => a - b)
    .filter((z, i, all) => i === 0 || z - (all[i - 1] ?? z) > 0.01);
  return levels.slice(1).flatMap((top, i) => {
    const bottom = levels[i] ?? z0;
    return band(list, (bottom + top) / 2 - z0).map(([outer = [], ...holes]) => prism(outer, bottom, top, holes));
  });
}

/** What several outlines cover together, as outlines with holes. */
export function united(outlines: readonly Outline[]): Outline[][] {
  const [first, ...rest] = outlines.map(toPolygon);
  return first ? fromPolygons(polygonClipping.union(first, ...rest)) : [];
}

/** What is left of an outline after others are cut from it, as outlines with holes. */
export function without(outline: Outline, others: readonly Outline[]): Outline[][] {
  return fromPolygons(polygonClipping.difference(toPolygon(outline), ...others.map(toPolygon)));
}

function band(list: readonly Wall[], height: number): Outline[][] {
  return united(list.flatMap((wall) => pieces(wall, height)));
}

/** The plan of one wall at a height above its foot, less the openings that this height passes through. */
function pieces({ from, to, thickness = 0.3, openings = [] }: Wall, height: number): Outline[] {
  const length = distance(from, to);
  const gaps = openings
    .filter((o) => height > (o.sill ?? 0) && height < o.head)
    .map((o) => [o.at - o.width / 2, o.at + o.width / 2] as const)
    .toSorted((a, b) => a[0] - b[0]);
  const ends = [-thickness / 2, ...gaps.flat(), length + thickness / 2];
  const [tx, ty] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (u: number, v: number): Point => [from[0] + tx * u - ty * v, from[1] + ty * u + tx * v];
  const half = thickness / 2;
  const outlines: Outline[] = [];
  for (let i = 0; i < ends.length; i += 2) {
    const [a = 0, b = 0] = ends.slice(i, i + 2);
    if (b - a > 0.01) outlines.push([at(a, -half), at(b, -half), at(b, half), at(a, half)]);
  }
  return outlines;
}

function toPolygon(outline: Outline): Polygon {
  return [outline.map(([x, y]) => [round(x), round(y)])];
}

function fromPolygons(polygons: MultiPolygon): Outline[][] {
  return polygons.map((rings) =>
    rings.map((points) => withoutStraight(points.slice(0, -1).map(([x, y]): Point => [round(x), round(y)]))),
  );
}

/** Corners that lie on the line between their neighbours leave slits when an outline is cut into triangles. */
function withoutStraight(outline: Outline): Outline {
  return outline.filter((p, i) => {
    const a = outline[(i + outline.length - 1) % outline.length] ?? p;
    const b = outline[(i + 1) % outline.length] ?? p;
    return Math.abs((p[0] - a[0]) * (b[1] - a[1]) - (p[1] - a[1]) * (b[0] - a[0])) > 1e-4;
  });
}

/** Tenths of a millimetre: finer differences only make slivers. */
function round(metres: number): number {
  return Math.round(metres * 1e4) / 1e4;
}
