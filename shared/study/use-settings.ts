import { useCallback, useEffect, useRef, useState } from 'react';
import { readSettings, writeSettings, type Settings, type Values } from './settings';

// Safari throws after 100 URL changes in 30 seconds.
const updateDelayMs = 400;

/**
 * Settings that are stored in the URL, so that a link shows the same study. Only for components that are never rendered
 * on a server, because the URL is read in the first render.
 */
export function useSettings<S extends Settings>(settings: S) {
  const [{ values, errors }, setState] = useState(() => readSettings(settings, location.search));
  const timer = useRef(0);

  useEffect(() => {
    const onPop = () => setState(readSettings(settings, location.search));
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [settings]);

  useEffect(() => {
    const { pathname } = location;
    timer.current = window.setTimeout(() => {
      if (location.pathname !== pathname) return;
      const search = writeSettings(settings, values, location.search);
      // The history state belongs to the router, so it is kept.
      if (search !== location.search) history.replaceState(history.state, '', pathname + search + location.hash);
    }, updateDelayMs);
    return () => clearTimeout(timer.current);
  }, [settings, values]);

  return {
    values,
    /** Messages about invalid parameters of the URL. */
    errors,
    /** Memoised, so that fields with unchanged values are not rendered again. */
    change: useCallback(
      (changes: Partial<Values<S>>) =>
        setState(({ values: previous }) => ({ values: { ...previous, ...changes }, errors: [] })),
      [],
    ),
    reset: () => setState(readSettings(settings, '')),
  };
}
