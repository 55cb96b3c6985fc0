/** A cell of the matrix: the teacher's frame and the learner's. */
export type Cell = readonly [row: number, column: number];

export type Warping = { cost: number[][]; path: Cell[] };

/**
 * Dynamic time warping (Sakoe and Chiba 1978, symmetric form): the cheapest way through the matrix of differences, from
 * the first pair of frames to the last, without going back. A slanting step counts twice, as it passes two frames.
 * @param difference of two frames, at least 0
 */
export function warp<T>(teacher: readonly T[], learner: readonly T[], difference: (a: T, b: T) => number): Warping {
  const cost = teacher.map((a) => learner.map((b) => difference(a, b)));
  const sums: number[][] = [];
  const at = (row: number, column: number) => sums[row]?.[column] ?? Infinity;
  cost.forEach((line, row) => {
    const sum: number[] = [];
    sums.push(sum);
    line.forEach((here, column) => {
      const least = Math.min(
        at(row - 1, column) + here,
        at(row, column - 1) + here,
        at(row - 1, column - 1) + 2 * here,
      );
      sum.push(row + column === 0 ? 2 * here : least);
    });
  });
  const path: Cell[] = [[teacher.length - 1, learner.length - 1]];
  for (let [row, column] = path[0] ?? [0, 0]; row + column > 0;) {
    const here = cost[row]?.[column] ?? 0;
    const ways: [Cell, number][] = [
      [[row - 1, column - 1], at(row - 1, column - 1) + 2 * here],
      [[row - 1, column], at(row - 1, column) + here],
      [[row, column - 1], at(row, column - 1) + here],
    ];
    [row, column] = ways.reduce((best, way) => (way[1] < best[1] ? way : best))[0];
    path.unshift([row, column]);
  }
  return { cost, path };
}
