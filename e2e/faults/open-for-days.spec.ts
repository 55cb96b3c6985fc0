import type { Page } from '@playwright/test';
import { expect, untilSettled, open, untilStarted, test } from '../fixtures';
import { contact, elsewhere, lead } from '../site/site-pages';
import { texts } from '../site/site-words';
import { liveOf, nameAnother } from './name-another';

/** A tab that is looked at again days after it was opened, while the site became newer. */
const day = 86_400_000;
const offer = (page: Page) => page.getByRole('status').filter({ hasText: texts.newer });

// A response that is still being changed when a test ends has no page any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Comes back to the tab so many days after it was opened. */
async function comeBack(page: Page, opened: number, days: number): Promise<void> {
  await page.clock.setFixedTime(opened + days * day);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** How often the page has asked what is live since. */
function askedFor(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += request.url().endsWith('/releases.json') ? 1 : 0));
  return () => count;
}

test('a newer version is offered once a day in one quiet line, which can be closed', async ({ page }) => {
  const opened = Date.now();
  await open(page, elsewhere.path);
  await untilSettled(page);
  await nameAnother(page, liveOf.area(elsewhere.area));
  const asked = askedFor(page);
  await comeBack(page, opened, 0.9);
  expect(asked()).toBe(0);

  const link = page.locator(`#rail a[href="${lead.path}"]`);
  await link.focus();
  await comeBack(page, opened, 2);
  await expect(offer(page)).toBeVisible();
  await expect(link).toBeFocused();
  await offer(page).getByRole('button', { name: texts.close }).click();
  await expect(offer(page)).toBeHidden();
  await comeBack(page, opened, 2.5);
  expect(asked()).toBe(1);
  await comeBack(page, opened, 3.1);
  await expect(offer(page)).toBeVisible();
  await comeBack(page, opened, 5);
  await expect.poll(asked).toBe(3);
  await expect(offer(page)).toHaveCount(1);
});

test('nothing is offered while the same releases are live, or without a connection', async ({ page }) => {
  const opened = Date.now();
  await open(page, elsewhere.path);
  await untilSettled(page);
  const answer = page.waitForResponse('**/releases.json');
  await comeBack(page, opened, 2);
  await (await answer).finished();
  await expect(offer(page)).toBeHidden();

  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route('**/releases.json', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await comeBack(page, opened, 4);
  await failed;
  await expect(offer(page)).toBeHidden();
  expect(errors).toEqual([]);
});

test('what was written in the form is there when the newer version is loaded', async ({ page }) => {
  test.skip(!contact, 'the site has no page with a form');
  const opened = Date.now();
  await open(page, contact!.path);
  await untilSettled(page);
  const message = page.locator('[name=message]');
  await message.fill('Half a sentence');
  const scrolled = await page.evaluate(() => {
    scrollTo(0, 60);
    return scrollY;
  });
  await nameAnother(page, liveOf.shell);
  await comeBack(page, opened, 2);
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await offer(page).getByRole('button', { name: texts.loadNewer }).click();
  await loaded;
  await untilStarted(page);
  await expect(message).toHaveValue('Half a sentence');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await expect(offer(page)).toBeHidden();
});
