import type { CDPSession, Page } from '@playwright/test';

export type Line = {
  /** Milliseconds that the network adds to every request. */
  roundTrip: number;
  /** Bits per second. */
  down: number;
  up: number;
};

/** A page over the DevTools protocol, by whichever library. */
export type Protocol = { send(method: string, params?: object): Promise<unknown> };

/** Puts a page on a line. */
export async function emulateLine(page: Page, line: Line): Promise<CDPSession> {
  const protocol = await page.context().newCDPSession(page);
  await putOnLine(protocol, line);
  return protocol;
}

/**
 * Puts a page on a line, and lets the browser tell of it: Chromium forgets what it was told to tell as soon as a page
 * comes in another process.
 */
export async function putOnLine(protocol: Protocol, { roundTrip, down, up }: Line): Promise<void> {
  await beforePage(protocol, tellLine, { rtt: roundTrip, downlink: down / 1e6 });
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
}

/** Runs a function in every page before anything else. */
export async function beforePage<Told>(protocol: Protocol, run: (told: Told) => void, told: Told): Promise<void> {
  await protocol.send('Page.enable');
  // tsx names functions by this helper, also those that run in the page.
  const source = `{ const __name = (value) => value; (${run.toString()})(${JSON.stringify(told)}); }`;
  await protocol.send('Page.addScriptToEvaluateOnNewDocument', { source });
}

function tellLine(line: { rtt: number; downlink: number }): void {
  Object.defineProperty(Navigator.prototype, 'connection', { get: () => line, configurable: true });
}
