import { useEffect, useState } from 'react';
import { useShell } from '@portfolio/contract/shell';
import type { PlaceRecords } from '../algorithm/record';
import type { PlaceRecordView } from './place-record';

/** Records with the code that shows one. */
type Shown = { of: PlaceRecords; View: typeof PlaceRecordView };

/** The records of all places, or how it is with them. */
export type LoadedRecords = { records: Shown | 'none' | 'loading' | 'failed'; retry: () => void };

/** Fetches the records, and the code that shows one, when the first of them is wanted. @param address of the records, where a map has some */
export function useRecords(address: string | undefined, isWanted: boolean): LoadedRecords {
  const { fetchJson, report, renew } = useShell();
  const [isAsked, setIsAsked] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [records, setRecords] = useState<Shown | 'loading' | 'failed'>('loading');
  if (isWanted && !isAsked) setIsAsked(true);

  useEffect(() => {
    if (!address || !isAsked) return;
    const controller = new AbortController();
    Promise.all([
      fetchJson<PlaceRecords>(address, (value) => typeof value === 'object', 'default', controller.signal),
      import(/* webpackChunkName: "place-record" */ './place-record'),
    ]).then(
      ([of, { PlaceRecordView: View }]) => !controller.signal.aborted && setRecords({ of, View }),
      async (error: unknown) => {
        if (controller.signal.aborted) return;
        report(error);
        const isRenewed = await renew();
        if (!controller.signal.aborted && !isRenewed) setRecords('failed');
      },
    );
    return () => controller.abort();
  }, [address, isAsked, attempt, fetchJson, report, renew]);

  return {
    records: address ? records : 'none',
    retry: () => {
      setRecords('loading');
      setAttempt(attempt + 1);
    },
  };
}
