/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { Computation } from './computation';
import { ComputationNotice } from './computation-notice';
import { fakeWorker } from './testing/fake-worker';
import { TestShell } from './testing/shell';
import { useComputed } from './use-computed';

const report = jest.fn();

function Result({ computation, input }: { computation: Computation<number, string>; input: number | undefined }) {
  const computed = useComputed(computation, input);
  const { answer } = computed;
  return (
    <>
      <p>{answer ? `${answer.result} of ${answer.input}${answer.isDone ? '' : ', a part'}` : 'nothing'}</p>
      <ComputationNotice computed={computed} progress={{ done: 3, all: 40 }} />
    </>
  );
}

function show(computation: Computation<number, string>) {
  const ui = (input?: number) => (
    <TestShell report={report}>
      <Result computation={computation} input={input} />
    </TestShell>
  );
  const { rerender, unmount } = render(ui());
  return { compute: (input?: number) => rerender(ui(input)), unmount };
}

const slices: Computation<number, string>['loadSteps'] = async () =>
  function* (input) {
    yield undefined;
    if (input < 0) throw new Error('below zero');
    return `slices ${input}`;
  };
const throwSecurityError = () => {
  throw new DOMException('not here', 'SecurityError');
};

beforeEach(() => {
  report.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

test('inputs that change while the worker is busy are skipped, except for the newest', async () => {
  const fake = fakeWorker<number, string>();
  const { compute, unmount } = show({ createWorker: () => fake.worker, loadSteps: slices });
  expect(fake.inputs()).toEqual([]);
  for (const input of [1, 2, 3]) compute(input);
  expect(fake.inputs()).toEqual([1]);
  await act(async () => fake.answer('half', false));
  expect(screen.getByText('half of 1, a part')).toBeTruthy();
  await act(async () => fake.answer('all'));
  expect(screen.getByText('all of 1')).toBeTruthy();
  expect(fake.inputs()).toEqual([1, 3]);
  await act(async () => fake.answer('all'));
  expect(fake.inputs()).toEqual([1, 3]);
  expect(screen.getByText('all of 3')).toBeTruthy();
  unmount();
  expect(fake.terminate).toHaveBeenCalledTimes(1);
});

test('a long computation gives way to a newer input, and a late answer of it is not shown', async () => {
  jest.useFakeTimers();
  const fake = fakeWorker<number, string>();
  const { compute } = show({ createWorker: () => fake.worker, loadSteps: slices });
  compute(1);
  await act(async () => jest.advanceTimersByTime(3000));
  compute(2);
  await act(async () => jest.advanceTimersByTime(0));
  expect(fake.inputs()).toEqual([1, 2]);
  expect(fake.questions.map(({ input }) => input)).toEqual([1, undefined, 2]);
});

test('an input that comes back while it is computed is not computed twice', async () => {
  jest.useFakeTimers();
  const fake = fakeWorker<number, string>();
  const { compute } = show({ createWorker: () => fake.worker, loadSteps: slices });
  for (const input of [1, 2, 1]) compute(input);
  await act(async () => jest.advanceTimersByTime(5000));
  expect(fake.inputs()).toEqual([1]);
});

test('a computation can be cancelled and asked for again', async () => {
  jest.useFakeTimers();
  const fake = fakeWorker<number, string>();
  const { compute } = show({ createWorker: () => fake.worker, loadSteps: slices });
  compute(1);
  await act(async () => jest.advanceTimersByTime(1000));
  expect(screen.getByText(/Computed: 3 of 40\./)).toBeTruthy();
  await act(async () => screen.getByRole('button', { name: 'Cancel' }).click());
  expect(fake.questions.at(-1)?.input).toBeUndefined();
  await act(async () => screen.getByRole('button', { name: 'Compute again' }).click());
  expect(fake.inputs()).toEqual([1, 1]);
  await act(async () => fake.answer('all'));
  expect(screen.getByText('all of 1')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('without a worker, or if its file fails to load, the main thread computes in slices', async () => {
  const without = show({ createWorker: throwSecurityError, loadSteps: slices });
  without.compute(4);
  expect(await screen.findByText('slices 4 of 4')).toBeTruthy();
  without.unmount();

  const fake = fakeWorker<number, string>();
  const failed = show({ createWorker: () => fake.worker, loadSteps: slices });
  failed.compute(5);
  await act(async () => fake.fail());
  expect(await screen.findByText('slices 5 of 5')).toBeTruthy();
  failed.compute(6);
  expect(await screen.findByText('slices 6 of 6')).toBeTruthy();
});

test('an exception in a slice is reported with a sentence and Retry, and the next input is computed', async () => {
  const { compute } = show({ loadSteps: slices });
  compute(-1);
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', 'This could not be computed. Retry');
  expect(report).toHaveBeenCalledWith(new Error('below zero'));
  compute(7);
  expect(await screen.findByText('slices 7 of 7')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an exception in the worker is one of its input, and the worker goes on', async () => {
  const fake = fakeWorker<number, string>();
  const { compute } = show({ createWorker: () => fake.worker, loadSteps: slices });
  compute(1);
  await act(async () => fake.throwInside('RangeError: no room'));
  expect(screen.getByRole('alert')).toBeTruthy();
  compute(2);
  await act(async () => fake.answer('all'));
  expect(screen.getByText('all of 2')).toBeTruthy();
});

test('if worker and code both fail to load, Retry tries again', async () => {
  const loadSteps = jest.fn(slices).mockRejectedValueOnce(new Error('offline'));
  const { compute } = show({ createWorker: throwSecurityError, loadSteps });
  compute(1);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(report).toHaveBeenCalledWith(new Error('offline'));
  await act(async () => retry.click());
  expect(await screen.findByText('slices 1 of 1')).toBeTruthy();
});

test('nothing follows when the page is left while it computes', async () => {
  const fake = fakeWorker<number, string>();
  const { compute, unmount } = show({ createWorker: () => fake.worker, loadSteps: slices });
  compute(1);
  compute(2);
  unmount();
  await act(async () => fake.answer('late'));
  expect(fake.inputs()).toEqual([1]);
});
