import type { Browser, CDPSession, Page } from '@playwright/test';
import { emulateLine, type Line } from '../../emulate-line';

export type Profile = Line & {
  viewport: { width: number; height: number };
  deviceScaleFactor: number;
  /** How many times slower the processor is made. */
  slowness: number;
  /** Of how many measurements the median is taken. */
  runs: number;
};

export const profiles = {
  phone: {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2,
    roundTrip: 150,
    down: 1_600_000,
    up: 750_000,
    slowness: 4,
    // One load varies by a tenth, and what is promised has margins of a twentieth.
    runs: 15,
  },
  desktop: {
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    roundTrip: 40,
    down: 10_000_000,
    up: 5_000_000,
    slowness: 1,
    runs: 5,
  },
} satisfies Record<string, Profile>;
export type ProfileName = keyof typeof profiles;

/** A fresh page with an empty cache, on the network and the processor of a profile. */
export async function openPage(browser: Browser, profile: Profile): Promise<{ page: Page; protocol: CDPSession }> {
  const { viewport, deviceScaleFactor } = profile;
  // What a worker keeps would be measured as if the network had been faster.
  const context = await browser.newContext({ viewport, deviceScaleFactor, serviceWorkers: 'block' });
  const page = await context.newPage();
  // tsx names functions by this helper, also those that run in the page.
  await page.addInitScript('globalThis.__name = (value) => value;');
  const protocol = await emulateLine(page, profile);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: profile.slowness });
  return { page, protocol };
}
