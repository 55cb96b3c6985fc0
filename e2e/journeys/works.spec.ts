import type { Page } from '@playwright/test';
import { expect, holdBack, open, started, test } from '../fixtures';
import { observeShifts, type Shifts } from '../layout-shifts';

const filter = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Filter the list' }).getByRole('button', { name });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const codes = async (page: Page) => (await rows(page).allInnerTexts()).map((text) => text.split(/\s/)[0]);

test('filters show counts, combine, are kept in the address, and Back removes them one by one', async ({
  page,
  complaints,
}) => {
  await open(page, '/works');
  await expect(rows(page)).toHaveCount(14);
  await filter(page, /^Architecture/).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/works?group=architecture');
  await expect(filter(page, /^Architecture/)).toHaveAttribute('aria-pressed', 'true');
  await expect(filter(page, /^Architecture/)).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('7 of 14 works');

  // What a button counts is what it leaves.
  const completed = filter(page, /^Completed/);
  const count = Number((await completed.innerText()).match(/\d+/)?.[0]);
  await completed.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/works?group=architecture&status=completed');
  await expect(rows(page)).toHaveCount(count);
  const both = await codes(page);

  await page.reload();
  await expect(rows(page)).toHaveCount(count);
  expect(await codes(page)).toEqual(both);

  await rows(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('All works');
  await page.goBack();
  await expect(rows(page)).toHaveCount(count);
  await page.goBack();
  await expect(rows(page)).toHaveCount(7);
  await page.goBack();
  await expect(rows(page)).toHaveCount(14);
  expect(complaints).toEqual([]);
});

const shownAs = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show as' }).getByRole('button', { name, exact: true });

test('the list can be seen as pictures, which is kept in the address beside the filters', async ({
  page,
  complaints,
}) => {
  await open(page, '/works?group=architecture');
  await expect(rows(page)).toHaveCount(7);
  await shownAs(page, 'Pictures').click();
  await expect(page).toHaveURL('/works?group=architecture&view=pictures');
  await expect(shownAs(page, 'Pictures')).toHaveAttribute('aria-pressed', 'true');
  const width = (row: number) =>
    rows(page)
      .nth(row)
      .locator('img')
      .filter({ visible: true })
      .evaluate((image) => image.getBoundingClientRect().width);
  expect(await width(0)).toBeGreaterThan(250);
  expect(
    await rows(page)
      .nth(0)
      .evaluate((a) => a.getBoundingClientRect().y),
  ).toBe(
    await rows(page)
      .nth(1)
      .evaluate((a) => a.getBoundingClientRect().y),
  );
  const bottom = await shownAs(page, 'Pictures').evaluate((button) => button.getBoundingClientRect().bottom);
  const first = rows(page).nth(0).locator('img').filter({ visible: true });
  const top = await first.evaluate((image) => image.getBoundingClientRect().top);
  expect(top - bottom, 'the pictures do not touch the line of the choice').toBeGreaterThanOrEqual(12);
  await page.goBack();
  await expect(shownAs(page, 'Table')).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(7);
  expect(complaints).toEqual([]);
});

test('pictures are there before any script is loaded, and hydration shifts nothing', async ({ page }) => {
  await page.addInitScript(observeShifts);
  const come = await holdBack(page, '**/_shell/**/*.js');
  await page.goto('/works?view=pictures', { waitUntil: 'commit' });
  await expect(rows(page).nth(1)).toBeVisible();
  const first = await rows(page).nth(0).boundingBox();
  expect((await rows(page).nth(1).boundingBox())?.y).toBe(first?.y);
  come();
  await started(page);
  await expect(shownAs(page, 'Pictures')).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => (window as unknown as Shifts).shifts)).toEqual([]);
});

test('sizes and years stand flush right, each in its column', async ({ page }) => {
  await open(page, '/works');
  const edges = async (pattern: RegExp) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .getByText(pattern)
      .evaluateAll((cells) => [...new Set(cells.map((cell) => Math.round(cell.getBoundingClientRect().right)))]);
  expect(await edges(/^[\d,]+ (?:m²|ha)$/)).toHaveLength(1);
  expect(await edges(/^\d{4}$/)).toHaveLength(1);
});

test('on a phone a size stays in one line with its unit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/works');
  const sizes = page
    .getByRole('main')
    .getByRole('listitem')
    .getByText(/^[\d,]+ (?:m²|ha)$/);
  const lines = await sizes.evaluateAll((all) => all.map((size) => size.getClientRects().length));
  expect(lines.length).toBeGreaterThan(5);
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('choices that do not fit a line go on under the first of them', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, '/works');
  const choices = page.getByRole('group', { name: 'Status' }).getByRole('button');
  const places = await choices.evaluateAll((all) =>
    all.map((choice) => ({ x: choice.getBoundingClientRect().x, y: choice.getBoundingClientRect().y })),
  );
  const first = places[0]!;
  const next = places.find(({ y }) => y > first.y);
  expect(next?.x).toBe(first.x);
});

test('filters without a match say so and offer all works', async ({ page }) => {
  await open(page, '/works?group=development&status=development-design');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('0 of 14 works');
  await page.getByRole('button', { name: 'Show all works' }).click();
  await expect(rows(page)).toHaveCount(14);
  await expect(page).toHaveURL('/works');
});

test('a shared filter applies before any script is loaded, and hydration shifts nothing', async ({ page }) => {
  await page.addInitScript(observeShifts);
  const come = await holdBack(page, '**/_shell/**/*.js');
  const shown = () => rows(page).filter({ visible: true });
  await page.goto('/works?group=research&group=study&status=follow-up-study&from=a-friend', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shown()).toHaveCount(2);
  await expect(page.getByText('14 of 14 works')).toBeHidden();
  come();
  await started(page);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 of 14 works');
  await expect(shown()).toHaveCount(2);
  expect(await page.evaluate(() => (window as unknown as Shifts).shifts)).toEqual([]);

  await filter(page, /^Follow-up study required|^Follow-Up Study/i)
    .first()
    .click();
  await expect(shown()).not.toHaveCount(2);
});

test('a row shows its picture when it is pointed at and when it is focused', async ({ page }) => {
  await open(page, '/works');
  const picture = page.getByRole('main').locator('[aria-hidden="true"] img');
  const shows = (path: string) => expect(picture).toHaveAttribute('src', new RegExp(`/${path}-`));
  await shows('GBA');
  await rows(page).filter({ hasText: 'GDL' }).hover();
  await shows('GDL');
  await rows(page).filter({ hasText: 'GDL' }).focus();
  await page.keyboard.press('Tab');
  await shows('SSL');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('every row has its small picture', async ({ page }) => {
    await open(page, '/works');
    for (const row of (await rows(page).all()).slice(0, 4))
      await expect(row.locator('img').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('main').locator('[aria-hidden="true"] img')).toBeHidden();
    const shown = await page.locator('main li img').evaluateAll((all: HTMLImageElement[]) => {
      const seen = all.filter((each) => each.getClientRects().length > 0);
      for (const each of seen) each.loading = 'eager';
      return Promise.all(seen.map((each) => each.decode().then(() => new URL(each.currentSrc).pathname)));
    });
    expect(shown).toHaveLength(14);
    for (const path of shown) expect(path).toMatch(/-(2\d\d|thumb)\.avif$/);
    expect(
      shown.filter((path) => path.endsWith('-thumb.avif')),
      'drawings',
    ).toHaveLength(3);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a plain list without filter buttons', async ({ page }) => {
    await page.goto('/works?group=study');
    await expect(rows(page)).toHaveCount(14);
    await expect(page.getByRole('group', { name: 'Filter the list' })).toBeHidden();
  });
});
