/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { WorkerResult } from './serve-computation';
import { useComputed, type Computation } from './use-computed';

/** The inputs that the worker received, and functions to send its messages. */
let inputs: number[];
let postResult: (result: WorkerResult<string>) => void;
let fail: () => void;
const terminate = jest.fn();

const fakeWorker = () => {
  const listeners: Record<string, (event: { data?: WorkerResult<string> }) => void> = {};
  postResult = (data) => listeners['message']?.({ data });
  fail = () => listeners['error']?.({});
  return {
    addEventListener: (kind: string, listener: (event: { data?: WorkerResult<string> }) => void) =>
      (listeners[kind] = listener),
    postMessage: (input: number) => inputs.push(input),
    terminate,
  } as unknown as Worker;
};

const computation = (open: () => Worker): Computation<number, string> => ({
  createWorker: open,
  loadSteps: async () =>
    function* (input) {
      yield undefined;
      return `slices ${input}`;
    },
});

beforeEach(() => {
  inputs = [];
  terminate.mockReset();
});

function renderResult(computation: Computation<number, string>) {
  const Result = ({ input }: { input: number | undefined }) => <p>{useComputed(computation, input) ?? 'nothing'}</p>;
  const { rerender, unmount } = render(<Result input={undefined} />);
  return { compute: (question: number) => rerender(<Result input={question} />), unmount };
}

test('inputs that change while the worker is busy are skipped, except for the newest', async () => {
  const { compute, unmount } = renderResult(computation(fakeWorker));
  expect(inputs).toEqual([]);
  for (const question of [1, 2, 3]) compute(question);
  expect(inputs).toEqual([1]);
  await act(async () => postResult({ value: 'half of 1', isDone: false }));
  expect(screen.getByText('half of 1')).toBeTruthy();
  expect(inputs).toEqual([1]);
  await act(async () => postResult({ value: 'all of 1', isDone: true }));
  expect(inputs).toEqual([1, 3]);
  await act(async () => postResult({ value: 'all of 3', isDone: true }));
  expect(inputs).toEqual([1, 3]);
  expect(screen.getByText('all of 3')).toBeTruthy();
  unmount();
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('without a worker, or if its file fails to load, the main thread computes in slices', async () => {
  const blocked = renderResult(
    computation(() => {
      throw new DOMException('not here', 'SecurityError');
    }),
  );
  blocked.compute(4);
  expect(await screen.findByText('slices 4')).toBeTruthy();
  blocked.unmount();

  const failed = renderResult(computation(fakeWorker));
  failed.compute(5);
  await act(async () => fail());
  expect(await screen.findByText('slices 5')).toBeTruthy();
  failed.compute(6);
  expect(await screen.findByText('slices 6')).toBeTruthy();
});
