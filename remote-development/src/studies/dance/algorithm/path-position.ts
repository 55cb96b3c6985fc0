import type { Cell } from './warping';

/** Frames of both sequences that belong together, between two cells of the path where they are no whole numbers. */
export type Pair = { first: number; second: number };

/**
 * A place on a path is the number of frames passed in both sequences together, halved: it grows evenly when both are
 * played with the weights of the symmetric form, from 0 to `lengthOf(path)`.
 */
export function lengthOf(path: readonly Cell[]): number {
  const [row, column] = path.at(-1) ?? [0, 0];
  return (row + column) / 2;
}

export function pairAt(path: readonly Cell[], place: number): Pair {
  const after = firstIndex(path, ([row, column]) => (row + column) / 2 >= place);
  const [b, a] = [path[after] ?? path.at(-1) ?? [0, 0], path[Math.max(0, after - 1)] ?? [0, 0]];
  const span = (b[0] + b[1] - a[0] - a[1]) / 2;
  const share = span > 0 ? Math.min(1, (place - (a[0] + a[1]) / 2) / span) : 1;
  return { first: a[0] + (b[0] - a[0]) * share, second: a[1] + (b[1] - a[1]) * share };
}

/** The place where a sequence has come to a frame; the middle one where the path waits there. */
export function placeOf(path: readonly Cell[], sequence: 'first' | 'second', frame: number): number {
  const side = sequence === 'first' ? 0 : 1;
  const from = firstIndex(path, (cell) => cell[side] >= frame);
  const to = firstIndex(path, (cell) => cell[side] > frame);
  const [a, b] = [path[Math.min(from, path.length - 1)], path[Math.max(from, to - 1)]];
  return a && b ? (a[0] + a[1] + b[0] + b[1]) / 4 : 0;
}

/** The place whose cell is nearest to a point of the matrix. */
export function nearestPlace(path: readonly Cell[], row: number, column: number): number {
  let [place, least] = [0, Infinity];
  for (const [r, c] of path) {
    const away = (r - row) ** 2 + (c - column) ** 2;
    if (away < least) [place, least] = [(r + c) / 2, away];
  }
  return place;
}

/** The first index that fulfils a condition which stays fulfilled from there on; the length where none does. */
function firstIndex(path: readonly Cell[], isReached: (cell: Cell) => boolean): number {
  let [low, high] = [0, path.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const cell = path[middle];
    if (cell && isReached(cell)) high = middle;
    else low = middle + 1;
  }
  return low;
}
