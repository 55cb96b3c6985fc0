import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE, persistReducer, persistStore, type Persistor } from 'redux-persist';
import { architectComponents } from './architect-components';
import { localStorageAdapter } from './local-storage';

/** Key of the saved state in local storage, as redux-persist prefixes it: `persist:root`. */
export const persistKey = 'root';
/** Milliseconds. From the specification. */
export const restoreTimeout = 5000;

const reducer = combineReducers({ [architectComponents.name]: architectComponents.reducer });
const persisted = persistReducer(
  { key: persistKey, version: 1, storage: localStorageAdapter, timeout: restoreTimeout, whitelist: [architectComponents.name] },
  reducer,
);

export function createStore() {
  return configureStore({
    reducer: persisted,
    middleware: (defaults) => defaults({ serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] } }),
  });
}

export type Store = ReturnType<typeof createStore>;
export type State = ReturnType<typeof reducer>;

/**
 * Restores the saved state. Resolves when it is there, or after {@link restoreTimeout} without it;
 * never rejects, because a page without its memory is still a page.
 */
export async function restore(store: Store): Promise<void> {
  const persistor = persistStore(store);
  await Promise.race([bootstrapped(persistor), timedOut()]);
}

function bootstrapped(persistor: Persistor): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!persistor.getState().bootstrapped) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = persistor.subscribe(check);
    check();
  });
}

function timedOut(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, restoreTimeout);
  });
}
