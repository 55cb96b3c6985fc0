import type { CDPSession } from 'puppeteer-core';

export type Transfer = {
  requests: number;
  /** As they came over the network: compressed, with headers. */
  bytes: number;
};

/** Counts what a page requests from now on. @returns reads the count at any time. */
export function countTransfer(page: CDPSession): () => Transfer {
  const requests = new Map<string, number>();
  page.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('data:')) requests.set(requestId, 0);
  });
  page.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (requests.has(requestId)) requests.set(requestId, encodedDataLength);
  });
  return () => ({ requests: requests.size, bytes: [...requests.values()].reduce((total, bytes) => total + bytes, 0) });
}
