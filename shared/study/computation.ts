/** Computes in steps. A yielded value is a partial result; undefined is a pause without one. */
export type Steps<Input, Result> = (input: Input) => Generator<Result | undefined, Result>;

/** A computation that may take longer than a frame. */
export type Computation<Input, Result> = {
  /** Creates the worker, see release-worker.ts and serve-computation.ts. Without it the main thread computes. */
  createWorker?: () => Worker;
  /** Loads the same computation as a generator, for browsers in which the worker fails. */
  loadSteps: () => Promise<Steps<Input, Result>>;
};
