import type { Storage } from 'redux-persist';
import { pagesPath } from '@portfolio/contract/base-path';

/** redux-persist puts `persist:` before it in local storage, which all sites of an origin share. */
export const persistKey = `root${pagesPath}`;

/** redux-persist's own logs errors on a server and where storage is denied; here that is logged once, and nothing saved. */
export const localStorageAdapter: Storage = {
  getItem: (key) => attempt(() => localStorage.getItem(key)),
  setItem: (key, value: string) => attempt(() => localStorage.setItem(key, value)),
  removeItem: (key) => attempt(() => localStorage.removeItem(key)),
};

let reported = false;

async function attempt<Result>(work: () => Result): Promise<Result | null> {
  try {
    return work();
  } catch (error) {
    if (!reported) console.error('Nothing is saved, the browser refuses local storage:', error);
    reported = true;
    return null;
  }
}

export function isSomethingSaved(): boolean {
  try {
    return localStorage.getItem(`persist:${persistKey}`) !== null;
  } catch {
    return false;
  }
}
