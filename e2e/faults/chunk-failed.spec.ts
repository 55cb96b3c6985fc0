import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';

const entry = '**/_areas/research/*/browser/remoteEntry.*.js*';
const chunk = '**/_areas/research/*/browser/area.*.js*';
const data = '**/_areas/research/*/content/pages/*.json';
const toResearch = (page: Page) => page.locator('#rail').getByRole('link', { name: /^LCT/ });

for (const [what, pattern] of [
  ['entry', entry],
  ['chunk', chunk],
  ['data', data],
] as const) {
  test(`when the ${what} of an area does not come, the notice says so, the rail lives, and Retry works`, async ({
    page,
  }) => {
    await page.route(pattern, (route) => route.abort());
    await open(page, '/GDL');
    await toResearch(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Loading chunk failed' });
    await expect(notice).toBeVisible();
    await expect(notice.getByRole('link')).toHaveAttribute('href', '/KCT');

    await page.locator('#rail').getByRole('link', { name: /^IMP/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Art and museum park' })).toBeVisible();
    await toResearch(page).click();
    await expect(notice).toBeVisible();

    await page.unroute(pattern);
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Small-city technology research' })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  if (pattern === data) continue;
  test(`when the ${what} does not come at first view, the page stays readable and Retry starts it`, async ({
    page,
  }) => {
    await page.route(pattern, (route) => route.abort());
    await page.goto('/KCT');
    const notice = page.getByRole('alert').filter({ hasText: 'Loading chunk failed' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Small-city technology research' })).toBeVisible();
    await page.unroute(pattern);
    await notice.getByRole('button', { name: 'Retry' }).click();
    await toResearch(page).waitFor();
    await page.locator('#rail').getByRole('button', { name: 'Architecture' }).click();
    await expect(page.locator('#rail').getByRole('link', { name: /^GBA/ })).toBeHidden();
    await expect(notice).toBeHidden();
  });
}

test('a page without any script still leads everywhere', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/GDL');
  await page.locator('#rail').getByRole('link', { name: /^LCT/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Small-city technology research' })).toBeVisible();
});

test('a corrupt entry is refused by its hash and the page falls back', async ({ page }) => {
  await page.route(entry, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.tampered = true;` });
  });
  await page.goto('/KCT');
  await expect(page.getByRole('alert').filter({ hasText: 'Loading chunk failed' })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
});
