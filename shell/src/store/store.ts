import { applyMiddleware, combineReducers, isAction, legacy_createStore, type Middleware } from 'redux';
import { REHYDRATE, persistReducer, persistStore, type PersistedState, type Storage } from 'redux-persist';
import { architectComponents, isArchitectComponents, sliceName } from './architect-components';
import { localStorageAdapter } from './local-storage';

/** Key of the saved state in local storage, as redux-persist prefixes it: `persist:root`. */
export const persistKey = 'root';
/** Milliseconds. From the specification. */
export const restoreTimeout = 5000;

const slices = combineReducers({ [sliceName]: architectComponents });

/** @param storage where the state is saved. */
export function createStore(storage: Storage = localStorageAdapter) {
  const reducer = persistReducer(
    {
      key: persistKey,
      version: 1,
      storage,
      timeout: restoreTimeout,
      whitelist: [sliceName],
      migrate: async (saved) => soundPart(saved),
    },
    slices,
  );
  return legacy_createStore(reducer, applyMiddleware(reportFailedRestore));
}

/** What is saved on a visitor's machine may be anything, and redux-persist would take it as it is. */
function soundPart(saved: PersistedState): PersistedState {
  if (!saved) return saved;
  const slice: unknown = Reflect.get(saved, sliceName);
  if (isArchitectComponents(slice)) return Object.assign({ _persist: saved._persist }, { [sliceName]: slice });
  console.error(`The saved state "${persistKey}" has another shape, the page starts without it.`);
  return undefined;
}

/** redux-persist carries on without the saved state and says nothing: one named error goes to the console. */
const reportFailedRestore: Middleware = () => (next) => (action) => {
  if (isAction(action) && action.type === REHYDRATE && 'err' in action && action.err) {
    console.error(`The saved state "${persistKey}" could not be restored, the page starts without it:`, action.err);
  }
  return next(action);
};

export type Store = ReturnType<typeof createStore>;
export type State = ReturnType<typeof slices>;

/**
 * Restores the saved state. Resolves when it is there, or after {@link restoreTimeout} without it;
 * never rejects, because a page without its memory is still a page.
 */
export function restore(store: Store): Promise<void> {
  const persistor = persistStore(store);
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
