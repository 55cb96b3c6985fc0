/** A message of the worker: a partial result, or the last one. */
export type WorkerResult<A> = { value: A | undefined; isDone: boolean };

/** Makes this file a worker that runs a computation for every message. Yielded values are posted as partial results. */
export function serveComputation<Q, A>(compute: (input: Q) => Generator<A | undefined, A>): void {
  addEventListener('message', ({ data }: MessageEvent<Q>) => {
    const steps = compute(data);
    for (let isDone = false; !isDone;) {
      const { done, value } = steps.next();
      isDone = done === true;
      if (isDone || value !== undefined) postMessage({ value, isDone } satisfies WorkerResult<A>);
    }
  });
}
