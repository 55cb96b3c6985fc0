import type { Page, Route } from '@playwright/test';
import type { Releases } from '@portfolio/contract/release';
import { expect, untilSettled, open, railLink, test } from '../../../e2e/fixtures';
import { contact, elsewhere, lead } from '../../../e2e/site/site-pages';
import { form, texts } from '../../../e2e/site/site-words';

type Inserted = { src: string; integrity: string; crossOrigin: string | null };
declare global {
  interface Window {
    inserted: Inserted[];
    tampered?: boolean;
  }
}

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: texts.failed });
const ran = (page: Page) => page.evaluate(() => window.tampered === true);

/** Responds with the file plus code that would leave a trace. */
async function tamper(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
}

/** Responds with a text in which the hashes of some files are changed. */
const relock =
  (files: RegExp, hash = `sha384-${'B'.repeat(64)}`) =>
  async (route: Route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = text.replace(new RegExp(`("${files.source}": *")sha384-[^"]+`, 'g'), `$1${hash}`);
    expect(body).not.toBe(text);
    await route.fulfill({ response, body });
  };

// A response that is still being changed when a test ends has no page any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('every script of a visit has an integrity value, also those that webpack loads later', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    window.inserted = [];
    // Webpack removes scripts after they ran, so they are recorded when inserted.
    new MutationObserver((changes) => {
      for (const node of changes.flatMap((change) => [...change.addedNodes]))
        // The one that stands in the page came with it.
        if (node instanceof HTMLScriptElement && node.src)
          window.inserted.push({ src: node.src, integrity: node.integrity, crossOrigin: node.crossOrigin });
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, lead.path);
  await railLink(page, elsewhere).click();
  await expect(page.getByRole('heading', { level: 1, name: elsewhere.title })).toBeVisible();
  await page.locator('#rail a[href="/contact"]').click();
  const post = page.waitForResponse(/post\.[0-9a-f]+\.js/);
  await page.getByLabel(form.message).fill('A message');
  await post;
  await untilSettled(page);

  const inserted = await page.evaluate(() => window.inserted);
  expect(inserted.length).toBeGreaterThanOrEqual(8);
  for (const script of inserted)
    expect(script.src + ' ' + script.integrity + ' ' + script.crossOrigin).toMatch(
      /\/_(shell|areas)\/\S+ sha384-[\w+/]{64} anonymous$/,
    );
  expect(complaints).toEqual([]);
});

for (const [what, pattern] of [
  ['entry', `**/_areas/${elsewhere.area}/*/browser/remoteEntry.*.js*`],
  ['chunk', `**/_areas/${elsewhere.area}/*/browser/area.*.js*`],
] as const) {
  test(`a tampered ${what} is refused, at first view and later`, async ({ page }) => {
    await page.route(pattern, tamper);
    await page.goto(elsewhere.path);
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: elsewhere.title })).toBeVisible();
    expect(await ran(page)).toBe(false);

    await open(page, lead.path);
    await railLink(page, elsewhere).click();
    await expect(failure(page)).toBeVisible();
    expect(await ran(page)).toBe(false);
  });
}

test('a tampered chunk that an area loads later is refused, and the message is kept', async ({ page }) => {
  test.skip(!contact, 'the site has no page with a form');
  await page.route('**/post.*.js*', tamper);
  await open(page, contact!.path);
  await page.getByLabel(form.name).fill('Kim Sample');
  await page.getByLabel(form.email).fill('kim@example.com');
  await page.getByLabel(form.message).fill('A message');
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByRole('alert').filter({ hasText: form.failure })).toBeVisible();
  await expect(page.getByLabel(form.message)).toHaveValue('A message');
  expect(await ran(page)).toBe(false);
});

test('a tampered script of the shell is refused, and the page stays readable with working links', async ({ page }) => {
  await page.route('**/_shell/*/browser/shell.*.js', tamper);
  await page.goto(lead.path);
  await expect(failure(page)).toBeVisible();
  await railLink(page, elsewhere).click();
  await expect(page.getByRole('heading', { level: 1, name: elsewhere.title })).toBeVisible();
  expect(await ran(page)).toBe(false);
});

for (const [what, pattern, change] of [
  ['page names another hash for the entry', `**${elsewhere.path}`, relock(/remoteEntry\.\w+\.js/)],
  ['page names another hash for the chunk', `**${elsewhere.path}`, relock(/area\.\w+\.js/)],
  ['page names no hash', `**${elsewhere.path}`, relock(/area\.\w+\.js/, '')],
] as const) {
  test(`when the lock in the ${what}, nothing of the area runs and the page stays readable`, async ({ page }) => {
    await page.route(pattern, change);
    await page.goto(elsewhere.path);
    await expect(failure(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: elsewhere.title })).toBeVisible();
  });
}

test('an area with another hash, none, or another origin in releases.json is refused', async ({ page }) => {
  const changes = [
    relock(/remoteEntry\.\w+\.js/),
    relock(/area\.\w+\.js/, ''),
    async (route: Route) => {
      const response = await route.fetch();
      const releases = (await response.json()) as Releases;
      releases.areas[elsewhere.area]!.load.scripts = {};
      await route.fulfill({ json: releases });
    },
    async (route: Route) => {
      const response = await route.fetch();
      const releases = (await response.json()) as Releases;
      releases.areas[elsewhere.area]!.load.origin = 'http://127.0.0.1:9';
      await route.fulfill({ json: releases });
    },
  ];
  for (const change of changes) {
    await page.route('**/releases.json', change);
    await open(page, lead.path);
    await railLink(page, elsewhere).click();
    await expect(failure(page)).toBeVisible();
    await page.unroute('**/releases.json');
  }
});
