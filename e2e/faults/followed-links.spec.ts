import type { Page } from '@playwright/test';
import { documentsOf, expect, holdBack, open, untilStarted, test } from '../fixtures';
import { contact, elsewhere, lead, next } from '../site/site-pages';
import { texts } from '../site/site-words';
import { liveOf, nameAnother } from './name-another';

/** The site loads a newer release by itself in a page whose files are gone. What a visitor does meanwhile comes first. */
const code = `**/_areas/${elsewhere.area}/**/*.js*`;
const toElsewhere = (page: Page) => page.locator(`#rail a[href="${elsewhere.path}"]`);
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: elsewhere.title });
const search = (page: Page) => page.getByRole('dialog', { name: texts.searchTitle });

// A response that is still being changed when a test ends has no page any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const releases = '**/releases.json';

/** From now on files that match are gone with their release. @returns tells what is live; the page waits for that. */
async function losing(page: Page, files: string, whose: RegExp): Promise<() => void> {
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  await nameAnother(page, whose);
  return holdBack(page, releases);
}

/** Tells that an answer was read, once its reader has gone on. Playwright asks a document that is being left nothing. */
function tellAnswers(): void {
  const read = Response.prototype.json as () => Promise<unknown>;
  Response.prototype.json = async function () {
    const value = await read.call(this);
    setTimeout(() => (window as unknown as { answerIsRead: () => void }).answerIsRead());
    return value;
  };
}

/** @returns waits until the page has gone on from the next answer that it reads as JSON. */
async function answersOf(page: Page): Promise<() => Promise<void>> {
  let read = () => {};
  await page.exposeFunction('answerIsRead', () => read());
  await page.addInitScript(tellAnswers);
  return () => new Promise<void>((resolve) => (read = resolve));
}

test('a link that is followed while a page that could not start asks what is live leads where it leads', async ({
  page,
}) => {
  const tellLive = await losing(page, '**/_shell/**/*.js*', liveOf.shell);
  const asked = page.waitForRequest(releases);
  const nextAnswer = await answersOf(page);
  await page.goto(elsewhere.path);
  await asked;
  const come = await holdBack(page, `**${next.path}`);
  const navigation = page.waitForRequest(`**${next.path}`);
  await page.locator(`#rail a[href="${next.path}"]`).click({ noWaitAfter: true });
  await navigation;
  const answerIsRead = nextAnswer();
  tellLive();
  await answerIsRead;
  come();
  await expect(page).toHaveURL(new RegExp(`${next.path}$`));
  await expect(page.getByRole('heading', { level: 1, name: next.title })).toBeVisible();
});

test('a link that is followed while a picture whose code is gone asks the same leads where it leads', async ({
  page,
}) => {
  await open(page, lead.path);
  const tellLive = await losing(page, '**/lightbox.*.js*', liveOf.area(lead.area));
  const asked = page.waitForRequest(releases);
  await page.locator('a[data-picture]').first().click();
  await asked;
  const come = await holdBack(page, code);
  const navigation = page.waitForRequest(code);
  await toElsewhere(page).click();
  await navigation;
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  tellLive();
  expect(new URL((await document).url()).pathname).toBe(elsewhere.path);
  come();
  await untilStarted(page);
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('so does a link that the browser follows by itself', async ({ page }) => {
  const nextAnswer = await answersOf(page);
  await open(page, lead.path);
  const tellLive = await losing(page, '**/lightbox.*.js*', liveOf.area(lead.area));
  const asked = page.waitForRequest(releases);
  await page.locator('a[data-picture]').first().click();
  await asked;
  // An address that no area has is left to the browser.
  const come = await holdBack(page, '**/nowhere');
  const navigation = page.waitForRequest('**/nowhere');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/nowhere', textContent: 'nowhere' });
    document.querySelector('main')?.append(link);
    setTimeout(() => link.click());
  });
  await navigation;
  const documents = documentsOf(page);
  const answerIsRead = nextAnswer();
  tellLive();
  await answerIsRead;
  come();
  await expect(page).toHaveURL(/\/nowhere$/);
  expect(documents).toEqual([]);
});

test('a page in which somebody writes is not reloaded by itself: it says what failed, and what was written stays', async ({
  page,
}) => {
  test.skip(!contact, 'the site has no page with a form');
  const nextAnswer = await answersOf(page);
  const tellLive = await losing(page, '**/_shell/**/*.js*', liveOf.shell);
  const asked = page.waitForRequest(releases);
  await page.goto(contact?.path ?? '');
  await asked;
  await page.locator('[name=message]').fill('Words of a quarter of an hour.');
  const documents = documentsOf(page);
  const answerIsRead = nextAnswer();
  tellLive();
  await answerIsRead;
  await expect(page.getByRole('alert').filter({ hasText: texts.failed })).toBeVisible();
  await expect(page.locator('[name=message]')).toHaveValue('Words of a quarter of an hour.');
  expect(documents).toEqual([]);
});

test('a search whose code is gone loads the newer site for whoever tries again, once', async ({ page }) => {
  await open(page, lead.path);
  const tellLive = await losing(page, '**/_shell/**/search.*.js*', liveOf.shell);
  tellLive();
  const documents = documentsOf(page);
  const alert = page.getByRole('alert').filter({ hasText: texts.failed });
  const retry = () => alert.getByRole('button', { name: texts.retry }).click();
  await page.keyboard.press('Control+k');
  await retry();
  await expect.poll(() => documents).toEqual([lead.path]);
  await untilStarted(page);
  await page.keyboard.press('Control+k');
  await retry();
  await expect(alert).toBeVisible();
  await page.unroute('**/_shell/**/search.*.js*');
  await retry();
  await expect(search(page)).toBeVisible();
  expect(documents).toEqual([lead.path]);
});

test('a search that comes late does not open over the page that was gone to meanwhile', async ({ page }) => {
  await open(page, lead.path);
  const come = await holdBack(page, '**/_shell/**/search.*.js*');
  const chunk = page.waitForResponse('**/_shell/**/search.*.js*');
  await page.keyboard.press('Control+k');
  await toElsewhere(page).click();
  await expect(title(page)).toBeVisible();
  const chunks = () =>
    page.evaluate(
      () => (window as unknown as { webpackChunkportfolio_shell: unknown[] }).webpackChunkportfolio_shell.length,
    );
  const before = await chunks();
  come();
  await (await chunk).finished();
  await expect.poll(chunks).toBeGreaterThan(before);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(search(page)).toHaveCount(0);
});
