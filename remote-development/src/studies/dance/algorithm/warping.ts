import { stepPatterns, type Slope, type StepPattern } from './step-pattern';

/** A table of numbers, row after row. */
export type Matrix = { rows: number; columns: number; values: Float64Array };

/** A cell of the matrix: a frame of the first sequence and one of the second. */
export type Cell = readonly [row: number, column: number];

export type Warping = {
  /** From the first pair of frames to the last; every move goes at most one frame on in each sequence, never back. */
  path: Cell[];
  /** Weighted sum of the costs along the path. */
  sum: number;
  /** The sum divided by the frames of both sequences: the paper's time-normalised distance, in units of a cost. */
  distance: number;
};

export type WarpingOptions = {
  /** Slope constraint P. */
  slope?: Slope;
  /** Adjustment window r: a frame is compared with no frame farther than this from its own place. Frames. */
  window?: number;
};

/** The cost of every pair of frames. @param cost at least 0 */
export function costMatrix<T>(first: readonly T[], second: readonly T[], cost: (a: T, b: T) => number): Matrix {
  const values = new Float64Array(first.length * second.length);
  let cell = 0;
  for (const a of first) for (const b of second) values[cell++] = cost(a, b);
  return { rows: first.length, columns: second.length, values };
}

export function valueAt({ columns, values }: Matrix, row: number, column: number): number {
  return values[row * columns + column] ?? Infinity;
}

/**
 * Dynamic time warping: the cheapest path through a matrix of costs from its first cell to its last.
 *
 * Sakoe, H. and Chiba, S. (1978): Dynamic programming algorithm optimization for spoken word recognition. IEEE
 * Transactions on Acoustics, Speech, and Signal Processing 26(1), 43–49. Symmetric form, with the slope constraints of
 * table I and the window |i − j| ≤ r. Time and memory grow with the cells of the matrix.
 *
 * @returns nothing where no path keeps to the slope and the window, and for an empty sequence
 */
export function warp(costs: Matrix, { slope = 'P0', window = Infinity }: WarpingOptions = {}): Warping | undefined {
  const { rows, columns } = costs;
  const pattern = stepPatterns[slope];
  if (rows === 0 || columns === 0 || Math.abs(rows - columns) > window) return undefined;
  const { sums, ways } = accumulate(costs, pattern, window);
  const sum = sums[rows * columns - 1] ?? Infinity;
  if (!Number.isFinite(sum)) return undefined;
  return { path: trace(ways, pattern, rows, columns), sum, distance: sum / (rows + columns) };
}

/** The least sum with which each cell can be reached, and the number of the way that leads there. */
function accumulate({ rows, columns, values }: Matrix, pattern: StepPattern, window: number) {
  const sums = new Float64Array(rows * columns).fill(Infinity);
  const ways = new Uint8Array(rows * columns);
  const compiled = pattern.map(compile);
  sums[0] = 2 * (values[0] ?? 0);
  for (let row = 0; row < rows; row++) {
    const last = Math.min(columns - 1, row + window);
    for (let column = Math.max(0, row - window); column <= last; column++) {
      const here = row * columns + column;
      if (here === 0) continue;
      let least = Infinity;
      for (let way = 0; way < compiled.length; way++) {
        const { height, width, cells } = compiled[way] as Compiled;
        if (height > row || width > column) continue;
        let sum = sums[here - height * columns - width] as number;
        for (const [up, left, weight] of cells) sum += weight * (values[here - up * columns - left] as number);
        if (sum >= least) continue;
        least = sum;
        ways[here] = way;
      }
      sums[here] = least;
    }
  }
  return { sums, ways };
}

/** A way as seen from its end: how far back it begins, and the cells that it counts. */
type Compiled = { height: number; width: number; cells: (readonly [up: number, left: number, weight: number])[] };

function compile(way: StepPattern[number]): Compiled {
  const cells: Compiled['cells'] = [];
  let [height, width] = [0, 0];
  for (const [rows, columns, weight] of [...way].reverse()) {
    cells.push([height, width, weight]);
    height += rows;
    width += columns;
  }
  return { height, width, cells };
}

function trace(ways: Uint8Array, pattern: StepPattern, rows: number, columns: number): Cell[] {
  let [row, column] = [rows - 1, columns - 1];
  const path: Cell[] = [[row, column]];
  while (row + column > 0) {
    for (const [up, left] of [...(pattern[ways[row * columns + column] ?? 0] ?? [])].reverse()) {
      row -= up;
      column -= left;
      path.push([row, column]);
    }
  }
  return path.reverse();
}
