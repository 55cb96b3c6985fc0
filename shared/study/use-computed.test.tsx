/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { Said } from './answer-with';
import { useComputed, type Computation } from './use-computed';

/** What was asked, and the worker's side of the conversation. */
let asked: number[];
let say: (said: Said<string>) => void;
let fail: () => void;
const terminate = jest.fn();

const fakeWorker = () => {
  const listeners: Record<string, (event: { data?: Said<string> }) => void> = {};
  say = (data) => listeners['message']?.({ data });
  fail = () => listeners['error']?.({});
  return {
    addEventListener: (kind: string, listen: (event: { data?: Said<string> }) => void) => (listeners[kind] = listen),
    postMessage: (question: number) => asked.push(question),
    terminate,
  } as unknown as Worker;
};

const computation = (open: () => Worker): Computation<number, string> => ({
  open,
  load: async () =>
    function* (question) {
      yield undefined;
      return `slices ${question}`;
    },
});

beforeEach(() => {
  asked = [];
  terminate.mockReset();
});

function show(given: Computation<number, string>) {
  const Answer = ({ question }: { question: number | undefined }) => <p>{useComputed(given, question) ?? 'nothing'}</p>;
  const { rerender, unmount } = render(<Answer question={undefined} />);
  return { ask: (question: number) => rerender(<Answer question={question} />), unmount };
}

test('a worker is asked; of the questions that come meanwhile only the newest follows', async () => {
  const { ask, unmount } = show(computation(fakeWorker));
  expect(asked).toEqual([]);
  for (const question of [1, 2, 3]) ask(question);
  expect(asked).toEqual([1]);
  await act(async () => say({ value: 'half of 1', isDone: false }));
  expect(screen.getByText('half of 1')).toBeTruthy();
  expect(asked).toEqual([1]);
  await act(async () => say({ value: 'all of 1', isDone: true }));
  expect(asked).toEqual([1, 3]);
  await act(async () => say({ value: 'all of 3', isDone: true }));
  expect(asked).toEqual([1, 3]);
  expect(screen.getByText('all of 3')).toBeTruthy();
  unmount();
  expect(terminate).toHaveBeenCalledTimes(1);
});

test('where no worker may be started, or its file does not come, the page computes in slices', async () => {
  const refused = show(
    computation(() => {
      throw new DOMException('not here', 'SecurityError');
    }),
  );
  refused.ask(4);
  expect(await screen.findByText('slices 4')).toBeTruthy();
  refused.unmount();

  const lost = show(computation(fakeWorker));
  lost.ask(5);
  await act(async () => fail());
  expect(await screen.findByText('slices 5')).toBeTruthy();
  lost.ask(6);
  expect(await screen.findByText('slices 6')).toBeTruthy();
});
