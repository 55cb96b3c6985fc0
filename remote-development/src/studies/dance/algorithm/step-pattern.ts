/** A move along the path: frames of the first sequence, frames of the second, and how often its cell's cost counts. */
export type Move = readonly [rows: 0 | 1, columns: 0 | 1, weight: 1 | 2];

/** Ways into a cell, each as its moves in order; the last move ends in the cell. */
export type StepPattern = readonly (readonly Move[])[];

const slanting: Move = [1, 1, 2];
const down: Move = [1, 0, 1];
const across: Move = [0, 1, 1];

/**
 * The slope constraints of Sakoe and Chiba 1978, table I, symmetric forms. P says how many slanting moves must come for
 * each straight one: 0 leaves the path free, 1 keeps its slope between 1/2 and 2, 2 between 2/3 and 3/2.
 * A slanting move counts twice, so that the weights of every path add up to the frames of both sequences.
 */
export const stepPatterns = {
  P0: [[slanting], [down], [across]],
  'P0.5': [[slanting], [slanting, down], [slanting, across], [slanting, down, down], [slanting, across, across]],
  P1: [[slanting], [slanting, down], [slanting, across]],
  P2: [[slanting], [slanting, slanting, down], [slanting, slanting, across]],
} as const satisfies Record<string, StepPattern>;

export type Slope = keyof typeof stepPatterns;
