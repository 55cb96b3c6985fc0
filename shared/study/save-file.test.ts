/** @jest-environment jsdom */
import { saveFile } from './save-file';

test('a file can be read until the browser has saved it, and is then given back', () => {
  jest.useFakeTimers();
  const revoke = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoke });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  saveFile('plan.json', 'application/json', '{}');
  expect(click).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_000);
  expect(revoke).toHaveBeenCalledWith('blob:1');
  jest.useRealTimers();
});
