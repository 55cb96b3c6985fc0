import { runInSlices } from './run-in-slices';

/** A message to the worker. It replaces what is being computed; without an input the worker only stops. */
export type WorkerQuestion<Input> = { id: number; input?: Input };

/** A message of the worker about the question of this id: a partial result, the last one, or an exception. */
export type WorkerAnswer<Result> = { id: number } & ({ result: Result; isDone: boolean } | { error: string });

/** Long, because nothing but a newer question waits for the worker. */
const sliceMs = 50;

/** Makes this file a worker that computes the newest question. Yielded values are posted as partial results. */
export function serveComputation<Input, Result>(
  compute: (input: Input) => Generator<Result | undefined, Result>,
): void {
  let stop = () => {};
  const answer = (message: WorkerAnswer<Result>) => postMessage(message);
  addEventListener('message', ({ data: { id, input } }: MessageEvent<WorkerQuestion<Input>>) => {
    stop();
    if (input === undefined) return;
    stop = runInSlices(() => compute(input), {
      sliceMs,
      onResult: (result, isDone) => answer({ id, result, isDone }),
      onError: (error) => answer({ id, error: String(error) }),
    });
  });
}
