import { chromium, type LaunchOptions } from '@playwright/test';
import { findChromium } from './find-chromium';

/** What every Chromium of the journeys is started with. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For `test.use` in files whose tests are about what the quick build of Chromium does otherwise: the back-forward cache,
 * what is fetched ahead of the window, when a late font is taken, when a service worker takes over.
 */
export const wholeBrowser = {
  /** Looks for the browser when it is asked for: a command that only says its help installs none. */
  get launchOptions() {
    return { executablePath: findChromium(chromium.executablePath()), args: browserArguments } satisfies LaunchOptions;
  },
};
