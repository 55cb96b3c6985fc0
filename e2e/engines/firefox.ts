import puppeteer from 'puppeteer-core';
import { findPackage } from './find-package';
import type { Engine } from './tab';

/** Firefox as it is, over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findPackage('firefox-esr', ['/usr/bin/firefox-esr', '/usr/bin/firefox']),
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
  });
  return {
    name: 'firefox',
    version: await browser.version(),
    tabs: 2,
    openTab: async () => {
      const page = await browser.newPage();
      return {
        goto: async (address) => void (await page.evaluate(`void (location.href = ${JSON.stringify(address)})`)),
        evaluate: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
        click: async (selector) => {
          const element = await page.waitForSelector(selector, { timeout: 5000 });
          await element?.click();
        },
        type: async (selector, text) => void (await page.locator(selector).fill(text)),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => page.close(),
      };
    },
    close: () => browser.close(),
  };
}
