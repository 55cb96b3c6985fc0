import { outlinesAbove } from '@portfolio/model/geometry/field';
import { area, contains, type Bounds, type Outline } from '@portfolio/model/geometry/outlines';
import { distance, mix, type Point } from '@portfolio/model/geometry/points';
import { footprint } from './buildings';
import { PlanGrid } from './plan-grid';
import type { Post } from './posts';
import { isStreet, square, type House } from './town';
import { bridge, toRiver } from './valley';

/** Metres between the points of the grid: the narrowest street has two of them side by side. */
const step = 4;
/** Streets end as far from the last house as this. */
const town = 32;
/** As far from a street as this a door may be, through the front garden. */
const garden = 26;
/** Streets keep as far from the middle of the river as this. */
const dry = 34;
/** Square metres of a hole that a drawing at this scale shows. */
const yard = 1500;
/** More than anybody walks; contours need numbers. */
const far = 10_000;

export type Walks = {
  /** Metres from a house to the nearest post along streets, footpaths and bridges; Infinity where no way leads to one. */
  from: (house: House) => number;
  /** What is reached within some metres: the streets and paths with the gardens beside them. */
  reach: (metres: number) => Outline[][];
};

/** How far it is to walk in a town. @param paths the footpaths. */
export function walksTo(
  posts: readonly Post[],
  houses: readonly House[],
  paths: readonly (readonly Point[])[],
  bounds: Bounds,
): Walks {
  const grid = new PlanGrid(bounds, step);
  const reached = withGardens(grid, walked(grid, openGround(grid, posts, houses, paths), posts));
  const field = grid.field(Array.from(reached, (metres) => -Math.min(metres, far)));
  return {
    from: ({ at }) => reached[grid.indexAt(at)] ?? Infinity,
    reach: (metres) => outlinesAbove(field, -metres, step / 2).map(withoutYards),
  };
}

/** Streets and squares, footpaths, bridges; no houses. */
function openGround(
  grid: PlanGrid,
  posts: readonly Post[],
  houses: readonly House[],
  paths: readonly (readonly Point[])[],
): Uint8Array {
  const open = new Uint8Array(grid.columns * grid.rows);
  const mark = (at: Point, metres: number) => grid.around(at, metres, (index) => (open[index] = 1));
  const inTown = new Set<number>();
  for (const { at } of houses) grid.around(at, town, (index) => inTown.add(index));
  for (const index of inTown) {
    const point = grid.placeOf(index);
    if (isStreet(point) && toRiver(...point) > dry) open[index] = 1;
  }
  mark(square.at, square.radius);
  for (const { at } of posts) mark(at, 20);
  for (const place of paths.flatMap(placesAlong)) mark(place, step);
  for (let y = bridge.south - 20; y <= bridge.north + 20; y += 2) mark([bridge.x, y], 6);
  for (const house of houses) {
    const plan = footprint(house);
    grid.around(house.at, house.length, (index) => {
      if (contains(plan, grid.placeOf(index))) open[index] = 0;
    });
  }
  return open;
}

/** At most two metres from one to the next. */
function placesAlong(line: readonly Point[]): Point[] {
  return line.flatMap((b, i) => {
    const a = line[i - 1] ?? b;
    const parts = Math.max(1, Math.ceil(distance(a, b) / 2));
    return Array.from({ length: parts + 1 }, (_, part): Point => {
      const [x, y] = mix([...a, 0], [...b, 0], part / parts);
      return [x, y];
    });
  });
}

/**
 * Metres to the nearest post over open ground: the eikonal equation, by sweeping in four directions until nothing becomes
 * shorter (Zhao, A fast sweeping method for Eikonal equations, 2005).
 */
function walked(grid: PlanGrid, isOpen: Uint8Array, posts: readonly Post[]): Float64Array {
  const { columns, rows } = grid;
  const metres = new Float64Array(columns * rows).fill(Infinity);
  for (const { at } of posts) shorten(metres, grid, at, 10, 0);
  const at = (i: number, j: number) =>
    i < 0 || j < 0 || i >= columns || j >= rows ? Infinity : (metres[j * columns + i] ?? Infinity);
  const lowered = (i: number, j: number): boolean => {
    const index = j * columns + i;
    if (!isOpen[index]) return false;
    const a = Math.min(at(i - 1, j), at(i + 1, j));
    const b = Math.min(at(i, j - 1), at(i, j + 1));
    const found =
      Math.abs(a - b) < step ? (a + b + Math.sqrt(2 * step ** 2 - (a - b) ** 2)) / 2 : Math.min(a, b) + step;
    if (!(found < (metres[index] ?? 0) - 0.01)) return false;
    metres[index] = found;
    return true;
  };
  let isShorter = true;
  while (isShorter) {
    isShorter = false;
    for (const right of [true, false])
      for (const up of [true, false])
        for (let n = 0; n < rows; n++)
          for (let m = 0; m < columns; m++)
            isShorter = lowered(right ? m : columns - 1 - m, up ? n : rows - 1 - n) || isShorter;
  }
  return metres;
}

/** The same with the gardens and houses beside the streets. */
function withGardens(grid: PlanGrid, ways: Float64Array): Float64Array {
  const metres = ways.slice();
  ways.forEach((own, index) => {
    if (own < Infinity) shorten(metres, grid, grid.placeOf(index), garden, own);
  });
  return metres;
}

/** Round a place that is so far from a post nothing is farther than by way of it. */
function shorten(metres: Float64Array, grid: PlanGrid, place: Point, radius: number, own: number): void {
  grid.around(place, radius, (index, away) => {
    metres[index] = Math.min(metres[index] ?? Infinity, own + away);
  });
}

function withoutYards([outer = [], ...holes]: readonly Outline[]): Outline[] {
  return [outer, ...holes.filter((hole) => area(hole) > yard)];
}
