import { combineReducers, configureStore, isAction, type Middleware } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  REHYDRATE,
  persistReducer,
  persistStore,
  type PersistedState,
  type Storage,
} from 'redux-persist';
import { architectComponents, isArchitectComponents, sliceName } from './architect-components';
import { localStorageAdapter, persistKey } from './local-storage';

/** Milliseconds, as specified. */
export const restoreTimeout = 5000;

const slices = combineReducers({ [sliceName]: architectComponents });

export function createStore(storage: Storage = localStorageAdapter) {
  const reducer = persistReducer(
    {
      key: persistKey,
      version: 1,
      storage,
      timeout: restoreTimeout,
      whitelist: [sliceName],
      migrate: async (saved) => validState(saved),
    },
    slices,
  );
  // For development builds: redux-persist's own actions carry functions.
  const ignoredActions = [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER];
  return configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({
        serializableCheck: { ignoredActions, warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      }).concat(reportFailedRestore),
  });
}

/** redux-persist would accept any saved state as it is. */
function validState(saved: PersistedState): PersistedState {
  if (!saved) return saved;
  const slice: unknown = Reflect.get(saved, sliceName);
  if (isArchitectComponents(slice)) return Object.assign({ _persist: saved._persist }, { [sliceName]: slice });
  console.error(`The saved state "${persistKey}" has another shape, the page starts without it.`);
  return undefined;
}

/** redux-persist continues silently without the saved state: log one named error. */
const reportFailedRestore: Middleware = () => (next) => (action) => {
  if (isAction(action) && action.type === REHYDRATE && 'err' in action && action.err) {
    console.error(`The saved state "${persistKey}" could not be restored, the page starts without it:`, action.err);
  }
  return next(action);
};

export type Store = ReturnType<typeof createStore>;

export function restore(store: Store): Promise<void> {
  return new Promise((resolve) => void persistStore(store, null, resolve));
}
