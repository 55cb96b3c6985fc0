/** @jest-environment jsdom */
import fc from 'fast-check';
import { savedStates } from '@portfolio/testing/saved-states';
import { initData } from './architect-components';
import { localStorageAdapter } from './local-storage';
import { createStore, restore } from './store';

const key = 'persist:root';

async function restoreStore() {
  const store = createStore(localStorageAdapter);
  await restore(store);
  return store;
}

// In development Redux says on the console when a check takes long, which depends on the machine.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const numRuns = Math.max(1000, fc.readConfigureGlobal().numRuns ?? 0);

test(
  'of 1,000 saved states none keeps the store from working, and each wrong one costs one named error at most',
  async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await fc.assert(
      fc.asyncProperty(savedStates, async (text) => {
        complaint.mockClear();
        localStorage.setItem(key, text);
        const store = await restoreStore();
        expect(typeof store.getState().ArchitectComponents.database).toBe('string');
        store.dispatch(initData('[1]'));
        expect(store.getState().ArchitectComponents.database).toBe('[1]');
        expect(complaint.mock.calls.length).toBeLessThanOrEqual(1);
        for (const [texts] of complaint.mock.calls) expect(String(texts)).toContain('"root"');
      }),
      { numRuns },
    );
  },
  120 * numRuns,
);

test('a state of several megabytes is restored', async () => {
  const database = 'x'.repeat(2 ** 22);
  localStorage.setItem(
    key,
    JSON.stringify({
      ArchitectComponents: JSON.stringify({ database }),
      _persist: '{"version":1,"rehydrated":true}',
    }),
  );
  expect((await restoreStore()).getState().ArchitectComponents.database).toHaveLength(2 ** 22);
});

test('a store goes on where the browser has no room left, and says so once', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  const store = await restoreStore();
  for (const database of ['[1]', '[2]', '[3]']) {
    store.dispatch(initData(database));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(store.getState().ArchitectComponents.database).toBe('[3]');
  expect(complaint.mock.calls.map(([texts]): unknown => texts)).toEqual([
    'Nothing is saved, the browser refuses local storage:',
  ]);
});

test('of two tabs that write, the last one is remembered whole', async () => {
  const [one, other] = [await restoreStore(), await restoreStore()];
  for (let count = 0; count < 20; count++) {
    one.dispatch(initData(`["one ${count}"]`));
    other.dispatch(initData(`["other ${count}"]`));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await restoreStore()).getState().ArchitectComponents.database).toMatch(/^\["(one|other) 19"\]$/);
});
