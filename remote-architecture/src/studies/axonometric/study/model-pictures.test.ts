import type { Massing } from '@portfolio/model/massing/massing';
import { modelPictures } from './model-pictures';

const opened: FakeWorker[] = [];
class FakeWorker extends EventTarget {
  postMessage = jest.fn();
  terminate = jest.fn();
}
jest.mock('@portfolio/study/release-worker', () => ({
  ReleaseWorker: function () {
    const worker = new FakeWorker();
    opened.push(worker);
    return worker;
  },
}));

beforeEach(() => {
  jest.useFakeTimers();
  opened.length = 0;
});
afterEach(() => jest.useRealTimers());

const open = (signal = new AbortController().signal) => modelPictures({} as Massing, signal);

test('the pictures come with the first word of the worker that draws them', async () => {
  const coming = open();
  opened[0]?.dispatchEvent(new Event('message'));
  const { createWorker } = await coming;
  expect(createWorker?.()).toBe(opened[0]);
});

test('they come without a word too, so that the study says that it waits for the same worker', async () => {
  const coming = open();
  await jest.advanceTimersByTimeAsync(10_000);
  const { createWorker } = await coming;
  expect([createWorker?.() === (opened[0] as unknown), opened]).toEqual([true, [expect.anything()]]);
});

test('a worker that is not wanted any more ends, and another one is made where it failed', async () => {
  const leaving = new AbortController();
  const coming = open(leaving.signal);
  leaving.abort();
  await coming;
  expect(opened[0]?.terminate).toHaveBeenCalled();
  const failing = open();
  opened[1]?.dispatchEvent(new Event('error'));
  const { createWorker } = await failing;
  expect(createWorker?.()).toBe(opened[2]);
});
