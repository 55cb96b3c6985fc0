import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { LiveStudyContext } from './live-study-context';
import { readSettings, startingAt, writeSettings, type Settings, type Values } from './settings';

// Safari throws after 100 URL changes in 30 seconds.
const updateDelayMs = 400;

/**
 * Settings that are stored in the URL, so that a link shows the same study. Only for components that are never rendered
 * on a server, because the URL is read in the first render. The first study of a page has plain parameters, the second
 * one's begin with `2.`, so that the same study may stand on a page twice.
 */
export function useSettings<S extends Settings>(offered: S) {
  const { number, start, id } = useContext(LiveStudyContext);
  const prefix = number > 1 ? `${number}.` : '';
  const settings = useMemo(() => startingAt(offered, start), [offered, start]);
  const { address } = useShell();
  const [{ values, errors }, setState] = useState(() => readSettings(settings, address.read().search, prefix));
  const timer = useRef(0);
  const written = useRef(address.read().search);
  // A router also tells of navigations that have only begun.
  const seen = useRef(address.read().search);

  useEffect(() => {
    const { path } = address.read();
    return address.subscribe(() => {
      const now = address.read();
      // The next page's address says nothing about this study, nor does what the study wrote itself.
      if (now.path !== path || now.search === seen.current) return;
      seen.current = now.search;
      if (now.search === written.current) return;
      written.current = now.search;
      setState(readSettings(settings, now.search, prefix));
    });
  }, [address, settings, prefix]);

  useEffect(() => {
    const { path } = address.read();
    timer.current = window.setTimeout(() => {
      const now = address.read();
      const search = writeSettings(settings, values, now.search, prefix);
      if (now.path !== path || search === now.search) return;
      written.current = search;
      address.replace({ search });
    }, updateDelayMs);
    return () => clearTimeout(timer.current);
  }, [address, settings, values, prefix]);

  return {
    /** With the defaults that the page gives them. */
    settings,
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
    /** The address that shows the study as it is set now; the one of the page follows with a delay. */
    address: () => {
      const { path, search, hash } = address.read();
      const set = writeSettings(settings, values, search, prefix);
      return new URL(path + set + (id ? `#${id}` : hash), location.href).href;
    },
  };
}
