/**
 * One curve of `npm run bench:studies`. A study's cases stand beside its algorithms as `<name>.bench.ts`
 * with an exported array `cases`; the command finds them.
 */
export type BenchCase = {
  /** Algorithm and what is varied, as the table prints it. */
  readonly name: string;
  /** What the size counts: "rooms", "frames". */
  readonly unit: string;
  /** The size on the page; twice, five times and ten times as much are measured too. */
  readonly own: number;
  /** Makes the input, which is not timed; the function it returns is. */
  readonly prepare: (size: number) => () => unknown;
};
