/**
 * One curve of `npm run site -- bench:studies`. The cases of a study are exported as `cases` from `<name>.bench.ts` beside its
 * algorithms.
 */
export type BenchCase = {
  /** The algorithm and what is varied, as printed in the table. */
  readonly name: string;
  /** The unit of the size: "rooms", "frames". */
  readonly unit: string;
  /** The size on the page. Two, five and ten times this size are measured too. */
  readonly baseSize: number;
  /** Creates the input, which is not timed, and returns the function to time. */
  readonly prepare: (size: number) => () => unknown;
};
