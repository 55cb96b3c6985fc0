import type { CDPSession } from 'puppeteer-core';

export type Transfer = {
  requests: number;
  /** As they came over the network: compressed, with headers. */
  bytes: number;
  scriptBytes: number;
};

/** Counts what a page requests from now on. @returns reads the count at any time. */
export function countTransfer(page: CDPSession): () => Transfer {
  const requests = new Map<string, { isScript: boolean; bytes: number }>();
  page.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, { isScript: type === 'Script', bytes: 0 });
  });
  page.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => {
    const all = [...requests.values()];
    const sum = (of: typeof all) => of.reduce((total, { bytes }) => total + bytes, 0);
    return { requests: all.length, bytes: sum(all), scriptBytes: sum(all.filter(({ isScript }) => isScript)) };
  };
}
