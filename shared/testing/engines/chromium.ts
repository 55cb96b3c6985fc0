import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { findChromium } from './find-chromium';
import type { Engine, Tab } from './tab';

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: findChromium(chromium.executablePath()),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  return chromiumEngine(browser);
}

export function chromiumEngine(browser: Browser): Engine {
  return {
    name: 'chromium',
    version: browser.version(),
    tabs: 3,
    openTab: async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      return playwrightTab(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}

export function playwrightTab(page: Page, close: () => Promise<void>): Tab {
  return {
    // A page's own script stops at a hung one; this way nothing is waited for.
    goto: async (address) => void (await page.goto(address, { waitUntil: 'commit' })),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).first().click({ noWaitAfter: true, timeout: 5000 }),
    type: (selector, text) => page.locator(selector).first().fill(text),
    print: async () => void (await page.pdf()),
    screenshot: () => page.screenshot({ timeout: 5000 }),
    close,
  };
}
