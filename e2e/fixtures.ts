import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import type { SitePage } from './site/content-pages';

type Fixtures = { complaints: string[]; requests: Request[] };

/** `complaints` collects what the page's console says, `requests` what the page asks for. */
export const test = base.extend<Fixtures>({
  complaints: async ({ page }, use) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      const isBlocked = message.text() === 'Service Worker registration blocked by Playwright';
      if (['error', 'warning'].includes(message.type()) && !isBlocked) logged.push(message.text());
    });
    page.on('pageerror', (error) => logged.push(error.message));
    await use(logged);
  },
  requests: async ({ page }, use) => {
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    await use(asked);
  },
});

export { expect };

/** Waits until React has hydrated the page, also one that draws no frame: `waitForFunction` would look at each frame. */
export async function untilStarted(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  // Its effects run in a later task.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
}

/** Waits until all that the page has asked for has come, or has failed, and what that asked for in turn. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForLoadState();
  let last: Request | undefined;
  for (;;) {
    const requests = await page.requests();
    // Known only when all of an answer has come; a request that failed has none.
    await Promise.all(requests.map((request) => request.sizes().catch(() => undefined)));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
    const latest = (await page.requests()).at(-1);
    if (latest === last) return;
    last = latest;
  }
}

/** Holds back the answers to what a page asks for. @returns lets them come. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(pattern, async (route) => {
    await coming;
    await route.fallback();
  });
  return come;
}

/** @returns the paths of the documents that a page asks for from now on. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
  return documents;
}

/** The sidebar's link to a page. */
export function railLink(page: Page, { linkName }: Pick<SitePage, 'linkName'>): Locator {
  return page.locator('#rail').getByRole('link', { name: linkName });
}

/** Opens a path and waits until the page is interactive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilStarted(page);
}
