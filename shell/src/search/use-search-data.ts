import { useCallback, useEffect, useState } from 'react';
import { loadSearchData, type SearchData } from './search-data';

export type SearchState = { kind: 'loading' } | { kind: 'failed' } | ({ kind: 'ready' } & SearchData);

/** Loads the search data; after a failure again on retry and when the network is back. */
export function useSearchData(shell: string): { state: SearchState; retry: () => void } {
  const [state, setState] = useState<SearchState>({ kind: 'loading' });

  const load = useCallback(() => {
    loadSearchData(shell).then(
      (data) => setState({ kind: 'ready', ...data }),
      (error: unknown) => {
        console.error('The search index could not be loaded:', error);
        setState({ kind: 'failed' });
      },
    );
  }, [shell]);

  useEffect(() => {
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [load]);

  const retry = () => {
    setState({ kind: 'loading' });
    load();
  };
  return { state, retry };
}
