/** @jest-environment jsdom */
const shown: unknown[] = [];
const sent = jest.fn(() => Promise.resolve());

/** As the client of webpack's development server does. */
function say(type: string): void {
  window.dispatchEvent(new MessageEvent('message', { data: { type }, source: window }));
}

beforeAll(async () => {
  globalThis.fetch = sent as never;
  globalThis.reportError = (error: Error) => void window.dispatchEvent(new ErrorEvent('error', { error }));
  await import('./report-errors');
  addEventListener('error', ({ error }) => shown.push(error));
});

test('an error is told once, and shown again whenever the overlay was taken away, until the next edit', () => {
  const error = new Error('Thrown while rendering');
  reportError(error);
  expect(shown).toEqual([error]);
  say('webpackOk');
  say('webpackStillOk');
  expect(shown).toEqual([error, error, error]);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls).toEqual([['/_errors', expect.objectContaining({ method: 'POST' })]]);
  say('webpackInvalid');
  say('webpackOk');
  expect(shown).toHaveLength(3);
});
