import { withinTime } from './within-time';

test('what ends in time is returned, and what it throws is thrown', async () => {
  await expect(withinTime(60_000, async () => 'done')).resolves.toBe('done');
  await expect(withinTime(60_000, () => Promise.reject(new Error('not there')))).rejects.toThrow('not there');
});

test('work that takes too long is told so by its signal', async () => {
  let reason: unknown;
  const work = (signal: AbortSignal) =>
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => {
        reason = signal.reason;
        reject(new Error('aborted'));
      }),
    );
  await expect(withinTime(1, work)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(reason).toMatchObject({ name: 'TimeoutError' });
});

test('nobody waits for work that does not heed its signal', async () => {
  await expect(withinTime(1, () => new Promise<never>(() => undefined))).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});
