import { useEffect, useState } from 'react';
import { useShell } from '@portfolio/contract/shell';
import type { PlaceRecords } from '../algorithm/record';

/** The records of all places, or how it is with them. */
export type LoadedRecords = { records: PlaceRecords | 'none' | 'loading' | 'failed'; retry: () => void };

/** Fetches the records when the first of them is wanted. @param address of the records, where a map has some */
export function useRecords(address: string | undefined, isWanted: boolean): LoadedRecords {
  const { fetchJson, report, renew } = useShell();
  const [isAsked, setIsAsked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [records, setRecords] = useState<PlaceRecords | 'loading' | 'failed'>('loading');
  if (isWanted && !isAsked) setIsAsked(true);

  useEffect(() => {
    if (!address || !isAsked) return;
    const left = new AbortController();
    fetchJson<PlaceRecords>(address, (value) => typeof value === 'object', 'default', left.signal).then(
      (loaded) => !left.signal.aborted && setRecords(loaded),
      async (error: unknown) => {
        if (left.signal.aborted) return;
        report(error);
        const isRenewed = await renew?.();
        if (!left.signal.aborted && !isRenewed) setRecords('failed');
      },
    );
    return () => left.abort();
  }, [address, isAsked, attempt, fetchJson, report, renew]);

  return {
    records: address ? records : 'none',
    retry: () => {
      setRecords('loading');
      setAttempt(attempt + 1);
    },
  };
}
