import type { Storage } from 'redux-persist';

/**
 * localStorage for redux-persist. Its own adapter complains on a server and where storage is denied;
 * here a denied or full storage means that nothing is remembered, and says so once.
 */
export const localStorageAdapter: Storage = {
  getItem: (key) => attempt(() => localStorage.getItem(key)),
  setItem: (key, value: string) => attempt(() => localStorage.setItem(key, value)),
  removeItem: (key) => attempt(() => localStorage.removeItem(key)),
};

let complained = false;

async function attempt<Result>(work: () => Result): Promise<Result | null> {
  try {
    return work();
  } catch (error) {
    if (!complained) console.error('Nothing will be remembered, the browser refuses local storage:', error);
    complained = true;
    return null;
  }
}
