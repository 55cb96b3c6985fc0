/** @jest-environment jsdom */
import { initData } from './architect-components';
import { persistKey } from './local-storage';
import { createStore, restore, restoreTimeout } from './store';

const storageWith = (saved: string | null, written: string[] = []) => ({
  getItem: async () => saved,
  setItem: async (_key: string, value: string) => void written.push(value),
  removeItem: async () => undefined,
});

afterEach(() => jest.useRealTimers());

test('the database starts empty and init-data sets it', () => {
  const store = createStore(storageWith(null));
  expect(store.getState().ArchitectComponents.database).toBe('');
  store.dispatch(initData('[1]'));
  expect(store.getState().ArchitectComponents.database).toBe('[1]');
});

test('what was saved is there after restoring', async () => {
  const store = createStore(
    storageWith(
      JSON.stringify({ ArchitectComponents: '{"database":"[2]"}', _persist: '{"version":1,"rehydrated":true}' }),
    ),
  );
  await restore(store);
  expect(store.getState().ArchitectComponents.database).toBe('[2]');
});

test('a storage that never answers is given up after 5000 ms, and the error names the persist key', async () => {
  jest.useFakeTimers();
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createStore({ ...storageWith(null), getItem: () => new Promise(() => undefined) });
  let restored = false;
  const waiting = restore(store).then(() => (restored = true));
  await jest.advanceTimersByTimeAsync(restoreTimeout - 1);
  expect(restored).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await waiting;
  expect(restoreTimeout).toBe(5000);
  expect(complaint.mock.calls.flat().map(String).join(' ')).toContain(`persist key "${persistKey}"`);
});

test('a saved state that is no JSON is left aside with one named error', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const store = createStore(storageWith('{{{'));
  await restore(store);
  expect(store.getState().ArchitectComponents.database).toBe('');
  expect(complaint.mock.calls.filter(([message]) => String(message).includes('"root"'))).toHaveLength(1);
});
