/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { SaveButton } from './save-button';

const texts = { failed: 'A file is missing', failedPart: 'This part failed', newVersion: 'A newer version is live' };
const report = jest.fn();
const renew = jest.fn(() => Promise.resolve(false));
const missing = new Error('Loading chunk save failed.');

beforeEach(() => {
  report.mockReset();
  renew.mockReset().mockResolvedValue(false);
});

function show(save: () => Promise<void>) {
  return render(
    <ShellContext value={{ texts, report, renew } as unknown as ShellServices}>
      <SaveButton save={save}>Save</SaveButton>
    </ShellContext>,
  );
}

const press = () => act(async () => screen.getByRole('button', { name: 'Save' }).click());

test('a file that could not be saved is reported and said; the next press takes that away and saves it', async () => {
  const save = jest.fn(() => Promise.resolve());
  save.mockRejectedValueOnce(missing).mockRejectedValueOnce(new TypeError('no drawing'));
  show(save);
  await press();
  expect(screen.getByRole('alert').textContent).toBe(texts.failed);
  expect(report).toHaveBeenCalledWith(missing);
  await press();
  expect(screen.getByRole('alert').textContent).toBe(texts.failedPart);
  await press();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(save).toHaveBeenCalledTimes(3);
  expect(report).toHaveBeenCalledTimes(2);
});

test('code that is gone with its release: the live page is loaded for whoever tries again, and that is said', async () => {
  renew.mockResolvedValue(true);
  show(() => Promise.reject(missing));
  await press();
  expect(screen.getByRole('alert').textContent).toBe(texts.failed);
  expect(renew).not.toHaveBeenCalled();
  await press();
  expect(screen.getByRole('alert').textContent).toBe(texts.newVersion);
});

test('two presses at once save once', async () => {
  let finish = () => {};
  const save = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  show(save);
  await press();
  await press();
  expect(save).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  await press();
  expect(save).toHaveBeenCalledTimes(2);
});

test('where the page was left meanwhile, the failure is reported and the next page is not reloaded', async () => {
  let fail = (_: Error) => {};
  const { unmount } = show(() => new Promise((_, reject) => (fail = reject)));
  await press();
  await act(async () => fail(missing));
  await press();
  unmount();
  await act(async () => fail(missing));
  expect(report).toHaveBeenCalledWith(missing);
  expect(renew).not.toHaveBeenCalled();
});
