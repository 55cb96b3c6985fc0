import { useCallback, useEffect, useRef, useState } from 'react';
import { readSettings, writeSettings, type Settings, type Values } from './settings';

// Safari refuses more than 100 changes of the address in 30 seconds.
const pause = 400;

/**
 * Settings that live in the page's address, so that a link shows the same study.
 * Only for components that are never rendered on a server: the address is read at the first render.
 */
export function useSettings<S extends Settings>(settings: S) {
  const [{ values, faults }, setState] = useState(() => readSettings(settings, location.search));
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
      // The state belongs to the router and is handed on untouched.
      if (search !== location.search) history.replaceState(history.state, '', pathname + search + location.hash);
    }, pause);
    return () => clearTimeout(timer.current);
  }, [settings, values]);

  return {
    values,
    /** Sentences about parameters of the address that made no sense. */
    faults,
    /** Stays the same, so that fields whose values did not change rest. */
    change: useCallback(
      (changes: Partial<Values<S>>) =>
        setState(({ values: before }) => ({ values: { ...before, ...changes }, faults: [] })),
      [],
    ),
    reset: () => setState(readSettings(settings, '')),
  };
}
