import { brotliCompressSync } from 'node:zlib';
import type { CDPSession, Page } from '@playwright/test';

export type Requests = {
  count: number;
  /** As they came over the network, with headers. */
  bytes: number;
  scriptBytes: number;
  /** Of documents, scripts, style sheets and data; not of pictures and fonts. */
  textBytes: number;
  /** Requests that had to wait for one another; the document is the first. */
  depth: number;
};

type Asked = { url: string; type: string; bytes: number; depth: number };

/** Counts what a page asks for, from now on. @returns reads the count at any time. */
export function countRequests(protocol: CDPSession): () => Requests {
  const asked = new Map<string, Asked>();
  const depthOf = (url: string) => [...asked.values()].find((request) => request.url === url)?.depth ?? 0;
  protocol.on('Network.requestWillBeSent', ({ requestId, request, initiator, type = 'Other' }) => {
    if (request.url.startsWith('data:')) return;
    const scripts = [...callFrames(initiator.stack)].map(({ url }) => depthOf(url));
    const parent = initiator.url ? depthOf(initiator.url) : 0;
    asked.set(requestId, { url: request.url, type, bytes: 0, depth: Math.max(parent, ...scripts) + 1 });
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => {
    const all = [...asked.values()];
    const text = all.filter(({ type }) => !['Image', 'Font'].includes(type));
    const sum = (requests: readonly Asked[]) => requests.reduce((total, { bytes }) => total + bytes, 0);
    return {
      count: all.length,
      bytes: sum(all),
      scriptBytes: sum(all.filter(({ type }) => type === 'Script')),
      textBytes: sum(text),
      depth: Math.max(0, ...text.map(({ depth }) => depth)),
    };
  };
}

type Stack = { callFrames: readonly { url: string }[]; parent?: Stack };

/** Also of the calls that led there before a promise was awaited. */
function* callFrames(stack: Stack | undefined): Generator<{ url: string }> {
  for (let each = stack; each; each = each.parent) yield* each.callFrames;
}

/** @returns how many bytes the scripts of a page are when a host compresses them with brotli. */
export async function brotliBytes(page: Page): Promise<number> {
  const addresses = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => name),
  );
  const bodies = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).body()));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}
