import puppeteer, { type Page } from 'puppeteer-core';
import { findPackage } from './find-package';
import { leave, type Engine, type Tab } from './tab';

/** Firefox as it is, over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findPackage('firefox-esr', ['/usr/bin/firefox-esr', '/usr/bin/firefox']),
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
  });
  // One tab, used again: Firefox loses one of two that come at once, and paints no other than the one in front.
  const idle: Page[] = [];
  return {
    name: 'firefox',
    version: await browser.version(),
    tabs: 1,
    openTab: async () => {
      const page = idle.pop() ?? (await browser.newPage());
      const tab = firefoxTab(page);
      return {
        ...tab,
        close: async () => {
          await tab.goto('about:blank');
          idle.push(page);
        },
      };
    },
    close: () => browser.close(),
  };
}

function firefoxTab(page: Page): Omit<Tab, 'close'> {
  const evaluate = async <Value>(expression: string) => (await page.evaluate(expression)) as Value;
  return {
    goto: (address) => leave({ evaluate }, () => evaluate(`void (location.href = ${JSON.stringify(address)})`)),
    evaluate,
    click: async (selector) => {
      const element = await page.waitForSelector(selector, { timeout: 5000 });
      await element?.click();
    },
    type: async (selector, text) => void (await page.locator(selector).fill(text)),
    print: async () => void (await page.pdf()),
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}
