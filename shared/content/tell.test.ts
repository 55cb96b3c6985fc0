import { whileTelling } from './tell';

test('work that takes longer than two seconds says so once, and shorter work says nothing', async () => {
  jest.useFakeTimers();
  const tell = jest.fn();
  let finish = (_: string) => {};
  const work = whileTelling(new Promise<string>((resolve) => (finish = resolve)), 'It takes long.', tell);
  jest.advanceTimersByTime(1999);
  expect(tell).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  finish('done');
  expect(await work).toBe('done');
  await whileTelling(Promise.resolve(), 'It takes long.', tell);
  jest.advanceTimersByTime(10_000);
  expect(tell.mock.calls).toEqual([['It takes long.']]);
  jest.useRealTimers();
});
