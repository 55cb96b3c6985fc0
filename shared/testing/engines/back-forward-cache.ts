import puppeteer, { type Page } from 'puppeteer-core';
import { wholeBrowser } from './whole-browser';

/** Playwright cannot restore a page from this cache. @param visit gets an empty page of a browser of its own. */
export async function withBackForwardCache(visit: (page: Page) => Promise<void>): Promise<void> {
  const browser = await puppeteer.launch({
    ...wholeBrowser.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    await visit(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/**
 * Leaves the page for another document and comes back to it out of the cache.
 * @param away the address of a document without scripts.
 * @param meanwhile happens while the page is away.
 */
export async function leaveAndReturn(page: Page, away: string, meanwhile?: () => Promise<void>): Promise<void> {
  // Browsers do not keep a page that is still waiting for an answer, nor one that a new service worker takes over meanwhile.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForNetworkIdle({ idleTime: 100 });
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  await page.goto(away);
  await meanwhile?.();
  await page.evaluate(() => history.back());
  await page.waitForFunction(() => (window as { persisted?: boolean }).persisted === true);
}

/** Clicks a link of the sidebar, and waits for the heading of its page. */
export async function followInSidebar(page: Page, { path, title }: { path: string; title: string }): Promise<void> {
  await page.evaluate((href) => document.querySelector<HTMLElement>(`#rail a[href="${href}"]`)?.click(), path);
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent === text, {}, title);
}
