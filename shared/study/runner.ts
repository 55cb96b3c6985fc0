import type { Computation, Steps } from './computation';
import { runInSlices } from './run-in-slices';
import type { WorkerAnswer, WorkerQuestion } from './serve-computation';

export type RunnerEvents<Result> = {
  onResult: (result: Result, isDone: boolean) => void;
  /** The computation threw. */
  onError: (error: unknown) => void;
  /** Nothing can be computed here: the worker or the code did not load. */
  onBroken: (error: unknown) => void;
};

/** Computes one input at a time. */
export type Runner<Input, Result> = {
  /** @returns a function that stops it; no event follows. */
  run: (input: Input, events: RunnerEvents<Result>) => () => void;
  close: () => void;
};

/** Milliseconds of work per slice, short enough for a machine four times slower. */
const sliceMs = 6;

/** Computes in slices on the main thread. */
export function sliceRunner<Input, Result>({ loadSteps }: Computation<Input, Result>): Runner<Input, Result> {
  let loaded: Promise<Steps<Input, Result>> | undefined;
  return {
    run(input, { onResult, onError, onBroken }) {
      let isStopped = false;
      let stop: () => void = () => {
        isStopped = true;
      };
      loaded ??= loadSteps();
      loaded.then(
        (steps) => {
          if (!isStopped) stop = runInSlices(() => steps(input), { sliceMs, onResult, onError });
        },
        (error: unknown) => !isStopped && onBroken(error),
      );
      return () => stop();
    },
    close: () => {},
  };
}

/**
 * Computes in a worker.
 * @throws what the constructor of the worker throws
 */
export function workerRunner<Input, Result>(createWorker: () => Worker): Runner<Input, Result> {
  const worker = createWorker();
  let id = 0;
  let events: RunnerEvents<Result> | undefined;
  const ask = (question: WorkerQuestion<Input>) => worker.postMessage(question);
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer<Result>>) => {
    if (data.id !== id) return;
    if ('error' in data) events?.onError(new Error(data.error));
    else events?.onResult(data.result, data.isDone);
  });
  for (const kind of ['error', 'messageerror'])
    worker.addEventListener(kind, () => events?.onBroken(new Error('The worker of a study failed.')));
  return {
    run(input, next) {
      events = next;
      ask({ id: ++id, input });
      return () => {
        events = undefined;
        ask({ id: ++id });
      };
    },
    close: () => worker.terminate(),
  };
}
