import type { CDPSession, Page } from '@playwright/test';

export type Network = {
  /** In milliseconds. */
  roundTrip: number;
  /** Bits per second. */
  down: number;
  up: number;
};

/** A page over the DevTools protocol, by Playwright or Puppeteer. */
export type Protocol = { send(method: string, params?: object): Promise<unknown> };

/** Slows the network of a page with the DevTools emulation, which knows no priorities between requests. */
export async function emulateNetwork(page: Page, network: Network): Promise<CDPSession> {
  const protocol = await page.context().newCDPSession(page);
  await throttleNetwork(protocol, network);
  return protocol;
}

export async function throttleNetwork(protocol: Protocol, { roundTrip, down, up }: Network): Promise<void> {
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
}
