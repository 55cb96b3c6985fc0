import type { Page } from '@playwright/test';
import type { Releases } from '@portfolio/contract/release';
import { expect, holdBack, untilSettled, open, test } from '../fixtures';
import { elsewhere, lead, next, works, type SitePage } from '../site/site-pages';
import { searchTexts, texts, worksTexts } from '../site/site-words';

const dialog = (page: Page) => page.getByRole('dialog', { name: texts.searchTitle });
const field = (page: Page) => page.getByRole('combobox', { name: texts.searchTitle });
const hits = (page: Page) => dialog(page).getByRole('option');
async function expectFirst(page: Page, { label, title }: SitePage): Promise<void> {
  await expect(hits(page).first()).toHaveAccessibleName(new RegExp(`^${label} `));
  await expect(hits(page).first()).toContainText(title);
}

test('nothing of the search is loaded before its button is pointed at', async ({ page, requests }) => {
  await open(page, lead.path);
  await untilSettled(page);
  const asked = () => requests.map((request) => new URL(request.url()).pathname).filter((path) => /search/.test(path));
  expect(asked()).toEqual([]);
  await page.getByRole('button', { name: texts.searchTitle }).hover();
  await expect.poll(asked).toContainEqual(expect.stringMatching(/^\/_shell\/.+\/search\..+\.js$/));
});

test('by keyboard alone it opens, finds, announces, and opens the page', async ({ page, complaints }) => {
  await open(page, lead.path);
  await page.getByRole('button', { name: texts.searchTitle }).focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  const word = next.title.split(' ').at(-1)!;
  await page.keyboard.type(word);
  await expectFirst(page, next);
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ \p{L}+$/u);
  await expect(dialog(page).locator('mark').first()).toHaveText(word);

  const count = await hits(page).count();
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
  await expect(page.getByRole('button', { name: texts.searchTitle })).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type(next.label);
  await expectFirst(page, next);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(next.path);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(complaints).toEqual([]);
});

test('Enter right after the last character opens its first result', async ({ page }) => {
  await open(page, lead.path);
  await page.keyboard.press('Control+k');
  await field(page).fill(lead.title);
  await expectFirst(page, lead);
  await field(page).evaluate((input: HTMLInputElement, typed) => {
    input.setSelectionRange(0, input.value.length);
    document.execCommand('insertText', false, typed);
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }, next.label);
  await expect(page).toHaveURL(next.path);
});

test('a hit that was chosen before the index came stays chosen', async ({ page }) => {
  const come = await holdBack(page, '**/content/search.json');
  await open(page, lead.path);
  await page.keyboard.press('Control+k');
  // A letter with which the most words of titles begin.
  const letters = works.flatMap(({ title }) => title.split(' ').map((word) => word.charAt(0)));
  const count = (letter: string) => letters.filter((each) => each === letter).length;
  await field(page).fill(letters.reduce((most, letter) => (count(letter) > count(most) ? letter : most)));
  await expect(dialog(page).getByRole('status')).toHaveText(texts.stillLoading);
  await expect(hits(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('[role="option"][aria-selected="true"]');
  await expect(chosen).not.toHaveAttribute('id', 'search-hit-0');
  const href = (await chosen.getAttribute('href')) ?? (await chosen.locator('a').getAttribute('href'));
  come();
  await expect(dialog(page).getByRole('status')).not.toHaveText(texts.stillLoading);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href!);
});

test('without results it says so and links to all works', async ({ page }) => {
  await open(page, lead.path);
  await page.keyboard.press('Control+k');
  await field(page).fill('xylophonist');
  await expect(hits(page)).toHaveCount(0);
  await expect(dialog(page).getByRole('status')).toContainText(searchTexts.none.replace('{query}', 'xylophonist'));
  await dialog(page).getByRole('link', { name: searchTexts.all }).click();
  await expect(page.getByRole('heading', { level: 1, name: worksTexts.title })).toBeVisible();
});

test('without its index or its code it says so and Retry loads it', async ({ page, context }) => {
  await open(page, lead.path);
  await page.route('**/_shell/**/search.*.js', (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText(texts.failed);
  await page.unroute('**/_shell/**/search.*.js');
  await context.route('**/content/search.json', (route) => route.abort());
  await page.getByRole('alert').getByRole('button', { name: texts.retry }).click();
  await expect(dialog(page).getByRole('status')).toContainText(texts.searchFailed);
  await context.unroute('**/content/search.json');
  await dialog(page).getByRole('button', { name: texts.retry }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(next.title);
  await expect(hits(page).first()).toBeVisible();
});

test('without the documents of one area the others are searched, and the missing one is named', async ({ page }) => {
  const list = `**/_areas/${lead.area}/*/content/search.json`;
  const { areas } = (await (await page.request.get('/releases.json')).json()) as Releases;
  await page.route(list, (route) => route.fulfill({ status: 500 }));
  await open(page, lead.path);
  await page.keyboard.press('Control+k');
  await field(page).fill(elsewhere.title);
  await expect(hits(page).first()).toBeVisible();
  await expect(dialog(page).getByRole('status')).toContainText(
    searchTexts.missing.replace('{areas}', areas[lead.area]?.summary.title ?? ''),
  );
  await page.unroute(list);
  await dialog(page).getByRole('button', { name: texts.retry }).click();
  await field(page).fill(lead.title);
  await expect(hits(page).filter({ hasText: lead.label }).first()).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: texts.retry })).toBeHidden();
});

test('documents of another version are left out, and the rest of the site stays', async ({ page, complaints }) => {
  const list = `**/_areas/${lead.area}/*/content/search.json`;
  const { areas } = (await (await page.request.get('/releases.json')).json()) as Releases;
  await page.route(list, async (route) => {
    const documents = (await (await route.fetch()).json()) as Record<string, unknown>[];
    await route.fulfill({ json: documents.map(({ about: _about, ...document }) => document) });
  });
  await open(page, lead.path);
  await page.keyboard.press('Control+k');
  await field(page).fill(elsewhere.title);
  await expect(hits(page).first()).toBeVisible();
  await expect(dialog(page).getByRole('status')).toContainText(areas[lead.area]?.summary.title ?? '');
  await field(page).fill(lead.title);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: lead.title })).toBeVisible();
  complaints.length = 0;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the search opened from the menu returns the focus to the menu', async ({ page }) => {
    await open(page, lead.path);
    await page.getByRole('button', { name: texts.menu }).click();
    await page.locator('#rail').getByRole('button', { name: texts.searchTitle }).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: texts.menu })).toBeFocused();
  });
});
