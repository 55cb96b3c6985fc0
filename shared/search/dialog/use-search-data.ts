import { useCallback, useEffect, useState } from 'react';
import { useShell } from '@portfolio/contract/shell';
import { loadSearchData, type SearchData } from './search-data';

export type SearchState = { kind: 'loading' } | { kind: 'failed' } | ({ kind: 'ready' } & SearchData);

export function useSearchData(shell: string): { state: SearchState; retry: () => void } {
  const { renew } = useShell();
  const [state, setState] = useState<SearchState>({ kind: 'loading' });

  const load = useCallback(async () => {
    try {
      const data = await loadSearchData(shell);
      setState({ kind: 'ready', ...data });
      return true;
    } catch (error) {
      console.error('The search index could not be loaded:', error);
      setState({ kind: 'failed' });
      return false;
    }
  }, [shell]);

  useEffect(() => {
    const onOnline = () => void load();
    onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [load]);

  const retry = async () => {
    setState({ kind: 'loading' });
    // What was written in the field is only given up when somebody asks for it.
    if (!(await load())) await renew();
  };
  return { state, retry: () => void retry() };
}
