import { outlinesAbove, type Field } from '@portfolio/model/geometry/field';
import { area, contains, type Bounds, type Outline } from '@portfolio/model/geometry/outlines';
import { distance, type Point } from '@portfolio/model/geometry/points';
import { footprint } from './buildings';
import type { Post } from './posts';
import { isStreet, square, type House } from './town';
import { bridge, toRiver } from './valley';

/** Metres between the points of the grid: the narrowest street has two of them side by side. */
const grid = 4;
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

function withoutYards([outer = [], ...holes]: readonly Outline[]): Outline[] {
  return [outer, ...holes.filter((hole) => Math.abs(area(hole)) > yard)];
}

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
  const [west, south, east, north] = bounds;
  const [columns, rows] = [Math.ceil((east - west) / grid), Math.ceil((north - south) / grid)];
  const place = (i: number, j: number): Point => [west + (i + 0.5) * grid, south + (j + 0.5) * grid];
  const placeOf = (index: number): Point => place(index % columns, Math.floor(index / columns));
  /** Calls with every point of the grid within some metres of a place. */
  const around = ([x, y]: Point, metres: number, call: (index: number, away: number) => void) => {
    const [i0, j0] = [Math.floor((x - metres - west) / grid), Math.floor((y - metres - south) / grid)];
    for (let j = Math.max(0, j0); j < rows && place(0, j)[1] <= y + metres; j++)
      for (let i = Math.max(0, i0); i < columns && place(i, 0)[0] <= x + metres; i++) {
        const away = distance(place(i, j), [x, y]);
        if (away <= metres) call(j * columns + i, away);
      }
  };

  const isOpen = openGround();
  const walked = sweep();
  const reached = withGardens();
  const field: Field = {
    values: Array.from(reached, (metres) => -Math.min(metres, far)),
    columns,
    rows,
    place: ([x = 0, y = 0]) => [west + x * grid, south + y * grid],
  };
  return {
    from: ({ at }) => reached[indexAt(at)] ?? Infinity,
    reach: (metres) => outlinesAbove(field, -metres, grid / 2).map(withoutYards),
  };

  function indexAt([x, y]: Point): number {
    return Math.floor((y - south) / grid) * columns + Math.floor((x - west) / grid);
  }

  /** Streets and squares, footpaths, bridges; no houses. */
  function openGround(): Uint8Array {
    const open = new Uint8Array(columns * rows);
    const mark = (at: Point, metres: number) => around(at, metres, (index) => (open[index] = 1));
    const inTown = new Set<number>();
    for (const { at } of houses) around(at, town, (index) => inTown.add(index));
    for (const index of inTown) {
      const point = placeOf(index);
      if (isStreet(point) && toRiver(...point) > dry) open[index] = 1;
    }
    mark(square.at, square.radius);
    for (const { at } of posts) mark(at, 20);
    for (const line of paths)
      line.forEach((b, i) => {
        const a = line[i - 1] ?? b;
        const steps = Math.ceil(distance(a, b) / 2);
        for (let step = 0; step <= steps; step++) {
          const t = steps && step / steps;
          mark([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], grid);
        }
      });
    for (let y = bridge.south - 20; y <= bridge.north + 20; y += 2) mark([bridge.x, y], 6);
    for (const house of houses) {
      const plan = footprint(house);
      around(house.at, house.length, (index) => {
        if (contains(plan, placeOf(index))) open[index] = 0;
      });
    }
    return open;
  }

  /**
   * Metres to the nearest post over open ground: the eikonal equation, by sweeping in four directions until nothing becomes
   * shorter (Zhao, A fast sweeping method for Eikonal equations, 2005).
   */
  function sweep(): Float64Array {
    const metres = new Float64Array(columns * rows).fill(Infinity);
    for (const { at } of posts)
      around(at, 10, (index, away) => {
        metres[index] = Math.min(metres[index] ?? Infinity, away);
      });
    const at = (i: number, j: number) =>
      i < 0 || j < 0 || i >= columns || j >= rows ? Infinity : (metres[j * columns + i] ?? Infinity);
    const lowered = (i: number, j: number): boolean => {
      const index = j * columns + i;
      if (!isOpen[index]) return false;
      const a = Math.min(at(i - 1, j), at(i + 1, j));
      const b = Math.min(at(i, j - 1), at(i, j + 1));
      const found =
        Math.abs(a - b) < grid ? (a + b + Math.sqrt(2 * grid ** 2 - (a - b) ** 2)) / 2 : Math.min(a, b) + grid;
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
  function withGardens(): Float64Array {
    const metres = walked.slice();
    walked.forEach((own, index) => {
      if (own === Infinity) return;
      around(placeOf(index), garden, (beside, away) => {
        metres[beside] = Math.min(metres[beside] ?? Infinity, own + away);
      });
    });
    return metres;
  }
}
