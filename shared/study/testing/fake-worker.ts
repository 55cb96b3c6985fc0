import type { WorkerAnswer, WorkerQuestion } from '../serve-computation';

/** For tests: a worker that does nothing by itself. It keeps its questions, and the test sends its answers. */
export function fakeWorker<Input, Result>() {
  const listeners = new Map<string, (event: { data?: WorkerAnswer<Result> }) => void>();
  const questions: WorkerQuestion<Input>[] = [];
  const terminate = jest.fn();
  const worker = {
    addEventListener: (kind: string, listener: (event: { data?: WorkerAnswer<Result> }) => void) =>
      listeners.set(kind, listener),
    postMessage: (question: WorkerQuestion<Input>) => questions.push(question),
    terminate,
  } as unknown as Worker;
  return {
    worker,
    terminate,
    questions,
    inputs: () => questions.flatMap(({ input }) => (input === undefined ? [] : [input])),
    answer: (result: Result, isDone = true) =>
      listeners.get('message')?.({ data: { id: questions.at(-1)?.id ?? 0, result, isDone } }),
    throwInside: (error: string) => listeners.get('message')?.({ data: { id: questions.at(-1)?.id ?? 0, error } }),
    fail: () => listeners.get('error')?.({}),
  };
}
