import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search all pages' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search all pages' });
const hits = (page: Page) => page.getByRole('option');

test('nothing of the search is loaded before its button is pointed at', async ({ page, requests }) => {
  await open(page, '/GDL');
  await page.waitForLoadState('networkidle');
  const asked = () => requests.map((request) => new URL(request.url()).pathname).filter((path) => /search/.test(path));
  expect(asked()).toEqual([]);
  await page.getByRole('button', { name: /Search all pages/ }).hover();
  await expect.poll(asked).toContainEqual(expect.stringMatching(/^\/_shell\/.+\/search\..+\.js$/));
});

test('by keyboard alone it opens, finds, announces, and opens the page', async ({ page, complaints }) => {
  await open(page, '/GDL');
  await page.getByRole('button', { name: /Search all pages/ }).focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('tower');
  await expect(hits(page).first()).toHaveAccessibleName(/^SSL City landmark tower/);
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ pages?$/);
  await expect(dialog(page).locator('mark').first()).toHaveText('tower');

  const count = await hits(page).count();
  expect(count).toBeGreaterThan(1);
  const chosen = () => page.locator('[role="option"][aria-selected="true"]');
  await page.keyboard.press('ArrowUp');
  await expect(hits(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await chosen().getAttribute('id')) ?? '');

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  // It is gone when React has heard of it.
  await expect(page.getByRole('combobox', { includeHidden: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Search all pages/ })).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('SSL');
  await expect(hits(page).first()).toHaveAccessibleName(/^SSL/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/SSL');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(complaints).toEqual([]);
});

test('Enter right after the last character opens its first result', async ({ page }) => {
  await open(page, '/GDL');
  await page.keyboard.press('Control+k');
  await field(page).fill('museum');
  await expect(hits(page).first()).toHaveAccessibleName(/Museum-library/);
  await field(page).evaluate((input: HTMLInputElement) => {
    input.setSelectionRange(0, input.value.length);
    document.execCommand('insertText', false, 'SSL');
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL('/SSL');
});

test('typing errors and Korean find pages of every area; without results it says so and links to all works', async ({
  page,
}) => {
  await open(page, '/Contact');
  await page.keyboard.press('Control+k');
  for (const [typed, name] of [
    ['musuem', /Museum-library/],
    ['도서관', /District library/],
    ['피아노', /Pianissimo/],
    ['분할', /Subdivision/],
    ['time warping', /DanceForYou/],
  ] as const) {
    await field(page).fill(typed);
    await expect(hits(page).filter({ hasText: name }).first()).toBeVisible();
  }
  await field(page).fill('xylophonist');
  await expect(hits(page)).toHaveCount(0);
  await expect(dialog(page).getByRole('status')).toContainText('“xylophonist”');
  await dialog(page).getByRole('link', { name: 'All works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All works' })).toBeVisible();
});

test('without its index or its code it says so and Retry loads it', async ({ page, context }) => {
  await open(page, '/GDL');
  await page.route('**/_shell/**/search.*.js', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText('Loading chunk failed');
  await page.unroute('**/_shell/**/search.*.js');
  await context.route('**/content/search.json', (route) => route.abort());
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(dialog(page).getByRole('status')).toContainText('could not be loaded');
  await context.unroute('**/content/search.json');
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await field(page).fill('tower');
  await expect(hits(page).first()).toBeVisible();
});

test('without the documents of one area the others are searched, and the missing one is named', async ({ page }) => {
  await page.route('**/_areas/architecture/*/content/search.json', (route) => route.fulfill({ status: 500 }));
  await open(page, '/GDL');
  await page.keyboard.press('Control+k');
  await field(page).fill('packing');
  await expect(hits(page).first()).toBeVisible();
  await expect(dialog(page).getByRole('status')).toContainText(
    'Not searched, because the list did not come: Architecture.',
  );
  await page.unroute('**/_areas/architecture/*/content/search.json');
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await field(page).fill('landmark');
  await expect(hits(page).filter({ hasText: 'SSL' }).first()).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Retry' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the search opened from the menu returns the focus to the menu', async ({ page }) => {
    await open(page, '/GDL');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#rail').getByRole('button', { name: 'Search all pages' }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  });
});
