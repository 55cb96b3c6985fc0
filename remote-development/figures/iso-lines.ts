import type { Point } from '@portfolio/model/geometry/points';
import { chain, type Piece } from './chain';

/** Values on a raster: one at each crossing of a column and a row. */
export type Grid = { columns: number; rows: number; value: (index: number) => number };

/**
 * Lines along which a raster has one value (marching squares), in columns and rows.
 * @param usable leaves out the cell whose first corner it is asked about
 */
export function isoLines(
  { columns, rows, value }: Grid,
  level: number,
  usable: (index: number) => boolean = () => true,
): Point[][] {
  const pieces: Piece[] = [];
  const places = new Map<number, Point>();
  for (let y = 0; y + 1 < rows; y++) {
    for (let x = 0; x + 1 < columns; x++) {
      const first = y * columns + x;
      if (!usable(first)) continue;
      const corners = [value(first), value(first + 1), value(first + columns + 1), value(first + columns)] as const;
      const above = corners.map((each) => each > level);
      if (above.every((each) => each === above[0])) continue;
      const cuts: number[] = [];
      const cut = (a: number, b: number, edge: number, from: Point, to: Point) => {
        if (above[a] === above[b]) return;
        const [low, high] = [corners[a] ?? 0, corners[b] ?? 0];
        const share = (level - low) / (high - low);
        places.set(edge, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
        cuts.push(edge);
      };
      cut(0, 1, first * 2, [x, y], [x + 1, y]);
      cut(1, 2, (first + 1) * 2 + 1, [x + 1, y], [x + 1, y + 1]);
      cut(3, 2, (first + columns) * 2, [x, y + 1], [x + 1, y + 1]);
      cut(0, 3, first * 2 + 1, [x, y], [x, y + 1]);
      for (let i = 0; i + 1 < cuts.length; i += 2) pieces.push([cuts[i] ?? 0, cuts[i + 1] ?? 0]);
    }
  }
  return chain(pieces).map((line) => line.map((edge): Point => places.get(edge) ?? [0, 0]));
}
