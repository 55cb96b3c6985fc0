import { startTransition, useEffect, useRef, useState } from 'react';
import { useShell } from '@portfolio/contract/shell';
import type { Computation } from './computation';
import { newestFirst } from './newest-first';

/** A result with the input that it belongs to; a part of it until it is done. */
export type Answer<Input, Result> = { readonly input: Input; readonly result: Result; readonly isDone: boolean };

export type Computed<Input, Result> = {
  /** The newest answer. While the next one is computed it belongs to an older input. */
  answer: Answer<Input, Result> | undefined;
  /** What happens with the newest input; `stopped` after `cancel`. */
  state: 'idle' | 'computing' | 'done' | 'stopped' | 'failed';
  /** Stops the computation of the newest input. */
  cancel: () => void;
  /** Computes an input again that was stopped or failed. */
  retry: () => void;
};

/**
 * Computes a result in a worker, or in slices on the main thread if the worker fails. When the input changes, a running
 * computation that is short is finished first, so that a drag shows progress, and then only the newest input follows.
 * @param input must keep its identity as long as it is equal; nothing is computed while it is undefined
 */
export function useComputed<Input, Result>(
  computation: Computation<Input, Result>,
  input: Input | undefined,
): Computed<Input, Result> {
  const { report } = useShell();
  const [answer, setAnswer] = useState<Answer<Input, Result>>();
  const [ended, setEnded] = useState<{ input: Input; how: 'stopped' | 'failed' }>();
  const [attempt, setAttempt] = useState(0);
  const computer = useRef<ReturnType<typeof newestFirst<Input, Result>>>(undefined);

  useEffect(() => {
    const made = newestFirst<Input, Result>(computation, {
      // A transition, so that React renders in slices.
      onResult: (of, result, isDone) => startTransition(() => setAnswer({ input: of, result, isDone })),
      onError: (of, error) => {
        report(error);
        setEnded({ input: of, how: 'failed' });
      },
    });
    computer.current = made;
    return () => made.close();
  }, [computation, report, attempt]);

  const how = ended && ended.input === input ? ended.how : undefined;
  useEffect(() => {
    if (input === undefined || how) computer.current?.stop();
    else computer.current?.request(input);
  }, [computation, report, attempt, input, how]);

  const isDone = answer?.isDone === true && answer.input === input;
  return {
    answer,
    state: input === undefined ? 'idle' : (how ?? (isDone ? 'done' : 'computing')),
    cancel: () => input !== undefined && setEnded({ input, how: 'stopped' }),
    retry: () => {
      setEnded(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
