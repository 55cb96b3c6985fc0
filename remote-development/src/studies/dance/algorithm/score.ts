import { valueAt, type Cell, type Matrix, type Warping } from './warping';

/** At this mean difference of the angles, in degrees, nothing is left of the score: two poses taken at random are about as far apart. */
const nothingLeft = 60;

/** 100 for no difference, falling evenly to 0. @param difference mean difference in degrees */
export function scoreOf(difference: number): number {
  return 100 * Math.max(0, 1 - difference / nothingLeft);
}

/**
 * The comparison without warping: both sequences start together and run by the clock; the shorter one holds its last
 * frame until the other has ended.
 */
export function byTheClock(costs: Matrix): Warping {
  const { rows, columns } = costs;
  const path = Array.from({ length: Math.max(rows, columns) }, (_, frame): Cell => [
    Math.min(frame, rows - 1),
    Math.min(frame, columns - 1),
  ]);
  let sum = 0;
  let before: Cell = [-1, -1];
  for (const cell of path) {
    sum += (cell[0] - before[0] + cell[1] - before[1]) * valueAt(costs, ...cell);
    before = cell;
  }
  return { path, sum, distance: sum / (rows + columns) };
}
