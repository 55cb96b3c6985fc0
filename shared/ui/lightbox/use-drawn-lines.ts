import { useEffect, useState } from 'react';
import { withBase } from '@portfolio/contract/base-path';
import { readLines, type DrawnLines } from './drawn-lines';

const none: DrawnLines = { lines: [], corners: [] };

/** The lines of a drawing; none while its text is on its way, or where it can't be had: points then lie where they are put. */
export function useDrawnLines(src: string | undefined): DrawnLines {
  const [read, setRead] = useState({ src: '', lines: none });
  useEffect(() => {
    if (!src) return undefined;
    const leaving = new AbortController();
    fetch(withBase(src), { signal: leaving.signal })
      .then((response) => (response.ok ? response.text() : ''))
      .then((text) => setRead({ src, lines: readLines(text) }))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [src]);
  return read.src === src ? read.lines : none;
}
