import type { Page } from '@playwright/test';
import type { Entry } from '@portfolio/contract/page';
import { valuesOf } from '@portfolio/site/works-choice';
import { expect, holdBack, open, untilStarted, test } from '../fixtures';
import { observeShifts, type Shifts } from '../page/layout-shifts';
import { elsewhere, groups, lead, works, type SitePage } from '../site/site-pages';
import { worksTexts } from '../site/site-words';

/** The group of the lead, by its name in addresses. */
const group = groups.find(({ title }) => title === lead.group)!.name;
const inGroup = works.filter((work) => work.group === lead.group).length;
/** What the list says of how many it shows. */
const countOf = (shown: number) =>
  worksTexts.count.other.replace('{shown}', `${shown}`).replace('{all}', `${works.length}`);
const entriesOf = async (page: Page) => (await (await page.request.get('/works.json')).json()) as Entry[];

const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: worksTexts.filters.label }).getByRole('button', { name });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const codes = async (page: Page) => (await rows(page).allInnerTexts()).map((text) => text.split(/\s/)[0]);

/** What moves when it comes is for the journeys of the layout. */
const withoutTypeface = (page: Page) => page.route('**/*.woff2', (route) => route.abort());

test('filters show counts, combine, are kept in the address, and Back removes them one by one', async ({
  page,
  complaints,
}) => {
  await open(page, '/works');
  await expect(rows(page)).toHaveCount(works.length);
  await filter(page, lead.group).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/works?group=${group}`);
  await expect(filter(page, lead.group)).toHaveAttribute('aria-pressed', 'true');
  await expect(filter(page, lead.group)).toBeFocused();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(countOf(inGroup));

  // What a button counts is what it leaves.
  const entry = (await entriesOf(page)).find(({ path }) => path === lead.path)!;
  const button = filter(page, entry.status!);
  const count = Number((await button.innerText()).match(/\d+/)?.[0]);
  await button.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`/works?group=${group}&status=${valuesOf(entry)['data-status']}`);
  await expect(rows(page)).toHaveCount(count);
  const both = await codes(page);

  await page.reload();
  await expect(rows(page)).toHaveCount(count);
  expect(await codes(page)).toEqual(both);

  await rows(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(worksTexts.title);
  await page.goBack();
  await expect(rows(page)).toHaveCount(count);
  await page.goBack();
  await expect(rows(page)).toHaveCount(inGroup);
  await page.goBack();
  await expect(rows(page)).toHaveCount(works.length);
  expect(complaints).toEqual([]);
});

const shownAs = (page: Page, name: string) =>
  page.getByRole('group', { name: worksTexts.layout.label }).getByRole('button', { name, exact: true });

test('the list can be seen as pictures, which is kept in the address beside the filters', async ({
  page,
  complaints,
}) => {
  await open(page, `/works?group=${group}`);
  await expect(rows(page)).toHaveCount(inGroup);
  await shownAs(page, worksTexts.layout.pictures).click();
  await expect(page).toHaveURL(`/works?group=${group}&view=pictures`);
  await expect(shownAs(page, worksTexts.layout.pictures)).toHaveAttribute('aria-pressed', 'true');
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
  const bottom = await shownAs(page, worksTexts.layout.pictures).evaluate(
    (button) => button.getBoundingClientRect().bottom,
  );
  const first = rows(page).nth(0).locator('img').filter({ visible: true });
  const top = await first.evaluate((image) => image.getBoundingClientRect().top);
  expect(top - bottom, 'the pictures do not touch the line of the choice').toBeGreaterThanOrEqual(12);
  await page.goBack();
  await expect(shownAs(page, worksTexts.layout.table)).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(inGroup);
  expect(complaints).toEqual([]);
});

test('pictures are there before any script is loaded, and hydration shifts nothing', async ({ page }) => {
  await page.addInitScript(observeShifts);
  await withoutTypeface(page);
  const come = await holdBack(page, '**/_shell/**/*.js');
  await page.goto('/works?view=pictures', { waitUntil: 'commit' });
  await expect(rows(page).nth(1)).toBeVisible();
  const first = await rows(page).nth(0).boundingBox();
  expect((await rows(page).nth(1).boundingBox())?.y).toBe(first?.y);
  come();
  await untilStarted(page);
  await expect(shownAs(page, worksTexts.layout.pictures)).toHaveAttribute('aria-pressed', 'true');
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
  expect(lines).toHaveLength((await entriesOf(page)).filter(({ squareMetres }) => squareMetres).length);
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('filters without a match say so and offer all works', async ({ page }) => {
  const entries = await entriesOf(page);
  const statuses = entries.filter((entry) => entry.group === group).map(({ status }) => status);
  const stranger = entries.find(({ status }) => status && !statuses.includes(status));
  const status = stranger ? valuesOf(stranger)['data-status'] : 'none';
  await open(page, `/works?group=${group}&status=${status}`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(countOf(0));
  await page.getByRole('button', { name: worksTexts.showAll }).click();
  await expect(rows(page)).toHaveCount(works.length);
  await expect(page.getByRole('main').getByRole('status')).toBeFocused();
  await expect(page).toHaveURL('/works');
});

test('a shared filter applies before any script is loaded, and hydration shifts nothing', async ({ page }) => {
  await page.addInitScript(observeShifts);
  await withoutTypeface(page);
  const come = await holdBack(page, '**/_shell/**/*.js');
  const shownRows = () => rows(page).filter({ visible: true });
  const entries = await entriesOf(page);
  const last = entries.at(-1)!;
  const names = [entries.find(({ path }) => path === elsewhere.path)!.group!, last.group!];
  const inGroups = entries.filter((entry) => names.includes(entry.group!));
  const count = inGroups.filter(({ status }) => status === last.status).length;
  const choice = names.map((name) => `group=${name}`).join('&');
  await page.goto(`/works?${choice}&status=${valuesOf(last)['data-status']}&from=a-friend`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shownRows()).toHaveCount(count);
  await expect(page.getByText(countOf(works.length))).toBeHidden();
  come();
  await untilStarted(page);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(countOf(count));
  await expect(shownRows()).toHaveCount(count);
  expect(await page.evaluate(() => (window as unknown as Shifts).shifts)).toEqual([]);

  const pressed = page.getByRole('group', { name: worksTexts.filters.label }).getByRole('button', { pressed: true });
  await expect(pressed).toHaveCount(new Set(names).size + 1);
  await pressed.last().click();
  await expect(shownRows()).toHaveCount(inGroups.length);
});

test('a row shows its picture when it is pointed at and when it is focused', async ({ page }) => {
  await open(page, '/works');
  const picture = page.getByRole('main').locator('[aria-hidden="true"] img');
  const [first, second, third] = works;
  const shows = ({ path }: SitePage) => expect(picture).toHaveAttribute('src', new RegExp(`${path}-`));
  await shows(first!);
  await rows(page).nth(1).hover();
  await shows(second!);
  await rows(page).nth(1).focus();
  await page.keyboard.press('Tab');
  await shows(third!);
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
    expect(shown).toHaveLength(works.length);
    for (const path of shown) expect(path).toMatch(/-(2\d\d|thumb)\.avif$/);
    expect(
      shown.filter((path) => path.endsWith('-thumb.avif')),
      'drawings',
    ).toHaveLength((await entriesOf(page)).filter(({ cover }) => cover?.picture.kind === 'drawing').length);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a plain list without filter buttons', async ({ page }) => {
    await page.goto(`/works?group=${group}`);
    await expect(rows(page)).toHaveCount(works.length);
    await expect(page.getByRole('group', { name: worksTexts.filters.label })).toBeHidden();
  });
});
