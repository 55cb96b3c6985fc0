type SlicesOptions<Result> = {
  /** Milliseconds of work until other events have their turn. */
  sliceMs: number;
  onResult: (result: Result, isDone: boolean) => void;
  onError: (error: unknown) => void;
};

/**
 * Runs a computation in slices, so that its thread stays responsive. An exception ends it with `onError`.
 * @returns a function that stops it
 */
export function runInSlices<Result>(
  start: () => Generator<Result | undefined, Result>,
  { sliceMs, onResult, onError }: SlicesOptions<Result>,
): () => void {
  let steps: Generator<Result | undefined, Result> | undefined;
  let timer = setTimeout(run);
  function run() {
    try {
      steps ??= start();
      for (const end = performance.now() + sliceMs; performance.now() < end;) {
        const { done, value } = steps.next();
        if (done) return onResult(value, true);
        if (value !== undefined) onResult(value, false);
      }
      timer = setTimeout(run);
    } catch (error) {
      onError(error);
    }
  }
  return () => clearTimeout(timer);
}
