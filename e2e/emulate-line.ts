import type { CDPSession, Page } from '@playwright/test';

export type Line = {
  /** Milliseconds that the network adds to every request. */
  roundTrip: number;
  /** Bits per second. */
  down: number;
  up: number;
};

/**
 * Puts a page on a line, and lets the browser tell of it: Chromium forgets what it was told to tell as soon as a page
 * comes in another process.
 */
export async function emulateLine(page: Page, { roundTrip, down, up }: Line): Promise<CDPSession> {
  await page.addInitScript(
    (told) => Object.defineProperty(Navigator.prototype, 'connection', { get: () => told, configurable: true }),
    { rtt: roundTrip, downlink: down / 1e6 },
  );
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
  return protocol;
}
