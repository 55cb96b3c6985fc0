import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, holdBack, untilSettled, open, untilStarted, test } from '../fixtures';
import { contact, elsewhere, lead, next } from '../site/site-pages';
import { form, texts } from '../site/site-words';
import { liveOf, nameAnother } from './name-another';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: texts.failed });
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: elsewhere.title });
const code = `**/_areas/${elsewhere.area}/**/*.js*`;
const toElsewhere = (page: Page) => page.locator(`#rail a[href="${elsewhere.path}"]`);

// A response that is still being changed when a test ends has no page any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a page whose code fails keeps its title, and the plain link opens it prerendered', async ({ page }) => {
  await page.route(code, (route) => route.abort());
  await open(page, lead.path);
  await toElsewhere(page).click();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(elsewhere.railTitle);
  const document = page.waitForRequest((request) => request.isNavigationRequest());
  await notice(page).getByRole('link', { name: texts.openPlainly }).click();
  await document;
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('main').locator('figure').first()).toBeVisible();
});

for (const [whose, lost, named] of [
  ['an area', code, liveOf.area(elsewhere.area)],
  ['the shell', '**/_shell/**/*.js*', liveOf.shell],
] as const)
  test(`a page older than releases.json, with the files of ${whose} removed, is reloaded exactly once`, async ({
    page,
  }) => {
    await page.route(lost, (route) => route.fulfill({ status: 404 }));
    await nameAnother(page, named);
    let documents = 0;
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await page.goto(elsewhere.path);
    await expect.poll(() => documents).toBe(2);
    for (let tries = 0; tries < 2; tries++) {
      await expect(notice(page)).toBeVisible();
      await untilSettled(page);
      const asked = page.waitForResponse('**/releases.json');
      await notice(page).getByRole('button', { name: texts.retry }).click();
      await (await asked).finished();
    }
    await expect(notice(page)).toBeVisible();
    await expect(title(page)).toBeVisible();
    expect(documents).toBe(2);
  });

/** Tells what alerts say while a document is being left: Playwright asks such a one nothing any more. */
function tellAlerts(): void {
  const notify = () => {
    const text = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join();
    if (text) (window as unknown as { reportAlert: (text: string) => void }).reportAlert(text);
  };
  new MutationObserver(notify).observe(document, { childList: true, subtree: true });
}

test('a picture whose code is gone with its release reloads the page exactly once, says so, and then has Retry', async ({
  page,
}) => {
  const picture = elsewhere.images[0]?.name ?? '';
  await page.route('**/lightbox.*.js*', (route) => route.fulfill({ status: 404 }));
  const alerts: string[] = [];
  await page.exposeFunction('reportAlert', (words: string) => void alerts.push(words));
  await page.addInitScript(tellAlerts);
  await open(page, elsewhere.path);
  await untilSettled(page);
  await nameAnother(page, liveOf.area(elsewhere.area));
  let documents = 0;
  const come = await holdBack(page, `**${elsewhere.path}`);
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  const reloads = page.waitForRequest((request) => request.isNavigationRequest());
  await page.locator(`a[data-picture="${picture}"]`).first().click();
  await reloads;
  await expect.poll(() => alerts.join()).toContain(texts.newVersion);
  come();
  await expect(notice(page)).toBeVisible();
  expect(documents).toBe(1);
  await page.unroute('**/lightbox.*.js*');
  await notice(page).getByRole('button', { name: texts.retry }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(documents).toBe(1);
});

for (const [where, cut] of [
  ['in its text', (html: string) => html.slice(0, html.indexOf('</p>', html.indexOf('</h1>')))],
  ['in its last line', (html: string) => html.slice(0, -500)],
] as const)
  test(`a document that is truncated ${where} is reloaded once; truncated again it stays readable`, async ({
    page,
  }) => {
    let documents = 0;
    let whole = 2;
    await page.route(`**${elsewhere.path}`, async (route) => {
      const response = await route.fetch();
      documents++;
      await route.fulfill({ response, body: documents < whole ? cut(await response.text()) : await response.text() });
    });
    await open(page, elsewhere.path);
    expect(documents).toBe(2);

    whole = 9;
    documents = 0;
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(elsewhere.path);
    await expect.poll(() => documents).toBe(2);
    await untilSettled(page);
    await expect(title(page)).toBeVisible();
    await page.locator(`#rail a[href="${lead.path}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: lead.title })).toBeVisible();
    expect(documents).toBe(2);
  });

test('a page that pauses while loading is readable so far, and hydrates when its end arrives', async ({
  page,
  baseURL,
  complaints,
}) => {
  test.skip(!contact, 'the site has no page with a form');
  const path = contact?.path ?? '';
  const site = await siteThatPauses(`${baseURL}`, path);
  await page.goto(`${site.address}${path}`, { waitUntil: 'commit' });
  await expect(page.locator(`#rail a[href="${lead.path}"]`)).toBeAttached();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  expect(await page.evaluate(() => 'webpackChunkportfolio_shell' in window)).toBe(false);
  site.goOn();
  await untilStarted(page);
  await expect(page.getByRole('button', { name: form.send })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(complaints).toEqual([]);
  site.close();
});

test('a click during a reload leads to the page clicked last', async ({ page }) => {
  const live = page.waitForResponse('**/releases.json');
  await open(page, lead.path);
  await (await live).finished();
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await nameAnother(page, liveOf.area(elsewhere.area));
  const documentOf = ({ path }: typeof lead) =>
    page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(path));
  const asked = documentOf(elsewhere);
  const come = await holdBack(page, `**${elsewhere.path}`);
  // A second click by the page itself during the reload, because Playwright waits for a loading page.
  await page.evaluate((path) => {
    const click = () => document.querySelector<HTMLAnchorElement>(`#rail a[href="${path}"]`)?.click();
    addEventListener('beforeunload', () => setTimeout(click, 200), { once: true });
  }, next.path);
  const clicked = documentOf(next);
  await toElsewhere(page).click({ noWaitAfter: true });
  await asked;
  await clicked;
  come();
  await expect(page.getByRole('heading', { level: 1, name: next.title })).toBeVisible();
  await untilSettled(page);
  await expect(page).toHaveURL(next.path);
});

/** The site on an origin of its own, where one document stops before its content until it goes on. */
async function siteThatPauses(behind: string, path: string) {
  const { listenWith } = await import('@portfolio/publish/hosting/server/port');
  let goOn = () => {};
  const going = new Promise<void>((resolve) => (goOn = resolve));
  const server = createServer((request, response) => {
    void fetch(behind + request.url, { headers: { 'accept-encoding': 'identity' } }).then(async (answer) => {
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      const pause = request.url === path ? body.indexOf('<main') : 0;
      response.write(body.subarray(0, pause));
      if (pause > 0) await going;
      response.end(body.subarray(pause));
    });
  });
  return { address: await listenWith(server, 0), goOn, close: () => server.close() };
}
