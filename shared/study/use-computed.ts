import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { WorkerResult } from './serve-computation';
import { useSliced } from './use-sliced';

/** A computation that may take longer than a frame. */
export type Computation<Input, Result> = {
  /** Creates the worker, see release-worker.ts and serve-computation.ts. */
  createWorker: () => Worker;
  /** Loads the same computation as a generator, for browsers in which the worker fails. */
  loadSteps: () => Promise<(input: Input) => Generator<Result | undefined, Result>>;
};

/**
 * Computes a result in a worker, or in slices on the main thread if the worker fails. Yielded values are returned as
 * partial results, except undefined. When the input changes, the running computation is finished first and only the
 * newest input follows, so that a drag shows progress. The result may therefore be older than the input and should
 * contain what it was computed from.
 * @param input must keep its identity as long as it is equal; nothing is computed while it is undefined
 */
export function useComputed<Input, Result>(
  { createWorker: open, loadSteps: load }: Computation<Input, Result>,
  input: Input | undefined,
): Result | undefined {
  const [result, setResult] = useState<Result>();
  const [hasFailed, setHasFailed] = useState(false);
  const [steps, setSteps] = useState<(input: Input) => Generator<Result | undefined, Result>>();
  const client = useRef<{ request: (question: Input) => void; terminate: () => void }>(undefined);

  useEffect(() => {
    if (input === undefined || hasFailed) return;
    client.current ??= createClient<Input, Result>(
      open,
      // A transition, so that React renders in slices.
      (value) => startTransition(() => setResult(() => value)),
      () => setHasFailed(true),
    );
    client.current.request(input);
  }, [open, input, hasFailed]);
  useEffect(
    () => () => {
      client.current?.terminate();
      client.current = undefined;
    },
    [],
  );

  useEffect(() => {
    if (hasFailed) void load().then((loaded) => setSteps(() => loaded));
  }, [load, hasFailed]);
  const sliced = useSliced<Result | undefined>(
    useCallback(() => (steps && input !== undefined ? steps(input) : emptySteps()), [steps, input]),
  );
  return sliced ?? result;
}

function* emptySteps(): Generator<undefined, undefined> {}

/** Sends one input at a time to the worker. Of the inputs that arrive meanwhile only the newest is kept. */
function createClient<Input, Result>(open: () => Worker, onResult: (value: Result) => void, onError: () => void) {
  let [newest, sent]: [Input?, Input?] = [];
  let isBusy = false;
  let worker: Worker | undefined;
  const send = () => {
    isBusy = true;
    sent = newest;
    worker?.postMessage(sent);
  };
  try {
    worker = open();
    worker.addEventListener('message', ({ data: { value, isDone } }: MessageEvent<WorkerResult<Result>>) => {
      if (value !== undefined) onResult(value);
      if (!isDone) return;
      isBusy = false;
      if (newest !== sent) send();
    });
    worker.addEventListener('error', onError);
  } catch {
    onError();
  }
  return {
    request: (input: Input) => {
      newest = input;
      if (!isBusy) send();
    },
    terminate: () => worker?.terminate(),
  };
}
