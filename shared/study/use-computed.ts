import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Said } from './answer-with';
import { useSliced } from './use-sliced';

/** A computation that may take longer than a frame. */
export type Computation<Q, A> = {
  /** Opens the worker that does it, see release-worker.ts and answer-with.ts. */
  open: () => Worker;
  /** Loads the same in small steps, for a browser where no worker comes. */
  load: () => Promise<(question: Q) => Generator<A | undefined, A>>;
};

/**
 * Has a question answered beside the page, in a worker; where none comes, in slices between the page's frames.
 * What the computation yields is shown on the way, undefined is not. When the question changes meanwhile, the
 * running one is finished first and only the newest follows: a drag shows progress all along. The answer may
 * therefore lag behind its question and should bring along what it was computed from.
 * @param question one that stays the same object as long as it asks the same; without one nothing is done
 */
export function useComputed<Q, A>({ open, load }: Computation<Q, A>, question: Q | undefined): A | undefined {
  const [answer, setAnswer] = useState<A>();
  const [isLost, setLost] = useState(false);
  const [steps, setSteps] = useState<(question: Q) => Generator<A | undefined, A>>();
  const clerk = useRef<{ ask: (question: Q) => void; leave: () => void }>(undefined);

  useEffect(() => {
    if (question === undefined || isLost) return;
    clerk.current ??= employ<Q, A>(
      open,
      // A transition: React then draws in slices.
      (value) => startTransition(() => setAnswer(() => value)),
      () => setLost(true),
    );
    clerk.current.ask(question);
  }, [open, question, isLost]);
  useEffect(
    () => () => {
      clerk.current?.leave();
      clerk.current = undefined;
    },
    [],
  );

  useEffect(() => {
    if (isLost) void load().then((loaded) => setSteps(() => loaded));
  }, [load, isLost]);
  const sliced = useSliced<A | undefined>(
    useCallback(() => (steps && question !== undefined ? steps(question) : nothing()), [steps, question]),
  );
  return sliced ?? answer;
}

function* nothing(): Generator<undefined, undefined> {}

/** Somebody who answers one question after another, and of those that come meanwhile only the newest. */
function employ<Q, A>(open: () => Worker, onAnswer: (value: A) => void, onLost: () => void) {
  let [newest, asked]: [Q?, Q?] = [];
  let isBusy = false;
  let worker: Worker | undefined;
  const ask = () => {
    isBusy = true;
    asked = newest;
    worker?.postMessage(asked);
  };
  try {
    worker = open();
    worker.addEventListener('message', ({ data: { value, isDone } }: MessageEvent<Said<A>>) => {
      if (value !== undefined) onAnswer(value);
      if (!isDone) return;
      isBusy = false;
      if (newest !== asked) ask();
    });
    worker.addEventListener('error', onLost);
  } catch {
    onLost();
  }
  return {
    ask: (question: Q) => {
      newest = question;
      if (!isBusy) ask();
    },
    leave: () => worker?.terminate(),
  };
}
