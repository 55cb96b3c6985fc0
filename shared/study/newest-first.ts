import type { Computation } from './computation';
import { sliceRunner, workerRunner, type Runner } from './runner';

export type ComputationEvents<Input, Result> = {
  onResult: (input: Input, result: Result, isDone: boolean) => void;
  onError: (input: Input, error: unknown) => void;
};

/**
 * Milliseconds that a computation is given when a newer input waits. Most end in this time, so that a drag shows
 * progress; a longer one gives way.
 */
const graceMs = 500;

/**
 * Computes one input after another in a worker, or in slices on the main thread if the worker fails. Of the inputs that
 * arrive during a computation only the newest follows.
 */
export function newestFirst<Input, Result>(
  computation: Computation<Input, Result>,
  { onResult, onError }: ComputationEvents<Input, Result>,
) {
  let runner: Runner<Input, Result> | undefined;
  let hasWorker = computation.createWorker !== undefined;
  let running: { input: Input; since: number; stop: () => void } | undefined;
  let waiting: { input: Input } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function openRunner(): Runner<Input, Result> {
    try {
      if (hasWorker && computation.createWorker) return workerRunner(computation.createWorker);
    } catch {
      hasWorker = false;
    }
    return sliceRunner(computation);
  }
  function start(input: Input) {
    runner ??= openRunner();
    const current = { input, since: performance.now(), stop: () => {} };
    running = current;
    current.stop = runner.run(input, {
      onResult: (result, isDone) => {
        onResult(input, result, isDone);
        if (isDone) next();
      },
      onError: (error) => {
        onError(input, error);
        next();
      },
      onBroken: (error) => (hasWorker ? computeHere(input) : breakDown(input, error)),
    });
  }
  /** The worker failed: from now on the main thread computes. */
  function computeHere(input: Input) {
    runner?.close();
    runner = undefined;
    hasWorker = false;
    start(input);
  }
  function breakDown(input: Input, error: unknown) {
    const newest = waiting?.input ?? input;
    stop();
    runner = undefined;
    onError(newest, error);
  }
  function clearTimer() {
    clearTimeout(timer);
    timer = undefined;
  }
  function next() {
    clearTimer();
    running = undefined;
    const following = waiting;
    waiting = undefined;
    if (following) start(following.input);
  }
  function giveWay() {
    running?.stop();
    next();
  }
  function stop() {
    waiting = undefined;
    giveWay();
  }
  return {
    /** Does nothing if this input is being computed. */
    request(input: Input) {
      waiting = input === running?.input ? undefined : { input };
      if (!running) next();
      else if (waiting) timer ??= setTimeout(giveWay, Math.max(0, running.since + graceMs - performance.now()));
      else clearTimer();
    },
    stop,
    close() {
      stop();
      runner?.close();
    },
  };
}
