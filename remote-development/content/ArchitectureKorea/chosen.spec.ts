import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../../../e2e/fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const guide = (page: Page) => page.getByRole('region', { name: 'Buildings of Korea, on a map and as a list' });
const list = (page: Page) => guide(page).getByRole('group', { name: 'Buildings', exact: true });
const point = (page: Page, index: number) => guide(page).locator('svg g[cursor]').nth(index);

async function approach(page: Page, path = '/ArchitectureKorea'): Promise<void> {
  await open(page, path);
  await page.getByRole('heading', { name: 'The guide at work' }).scrollIntoViewIfNeeded();
  await expect(guide(page).getByRole('table').first()).toBeVisible();
  await guide(page).locator('svg').first().scrollIntoViewIfNeeded();
}

const record = (page: Page) => guide(page).locator('[data-place]');

/** The record of a place: a drawing, three sentences, and what they were made from, marked as a sample. */
async function showsRecord(page: Page, id: string, sentence: RegExp): Promise<void> {
  await expect(record(page)).toHaveAttribute('data-place', id, { timeout: 30_000 });
  await expect(record(page).getByText(sentence).first()).toBeVisible();
  await expect(record(page).locator('svg circle').nth(60)).toBeAttached();
  await expect(record(page).getByRole('heading', { name: 'Made from Sample data' })).toBeAttached();
  await expect(record(page).getByText(/^\d\.\d of 5$/)).toBeAttached();
  await expect(record(page).getByRole('link', { name: /^Source: / })).toHaveCount(1);
}

/** Presses the map where a building stands, whatever else stands there. */
async function press(page: Page, index: number, isFinger: boolean): Promise<void> {
  const mark = (await point(page, index).locator('circle').first().boundingBox())!;
  const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
  await (isFinger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Whether the chosen row lies within the list, whole. */
async function showsChosen(page: Page): Promise<boolean> {
  const [row, whole] = [await list(page).locator('[aria-pressed=true]').boundingBox(), await list(page).boundingBox()];
  return !!row && !!whole && row.y >= whole.y - 1 && row.y + row.height <= whole.y + whole.height + 1;
}

async function isInWindow(page: Page, part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  return !!box && box.y >= 0 && box.y + box.height <= page.viewportSize()!.height;
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 720 ? 844 : 900 }, hasTouch: width < 720 });

    test('the list goes to the building that is pressed on the map, and to each stop of the trip', async ({ page }) => {
      await approach(page);
      for (const index of [30, 50, 5]) {
        await press(page, index, width < 720);
        await expect(list(page).locator('[aria-pressed=true]')).toHaveCount(1);
        await expect.poll(() => showsChosen(page)).toBe(true);
      }
      await guide(page).getByRole('slider', { name: 'Stop' }).press('End');
      await expect.poll(() => showsChosen(page)).toBe(true);
      const last = await list(page).locator('[aria-pressed=true]').textContent();
      await guide(page).getByRole('button', { name: 'Play', exact: true }).click();
      await expect(list(page).locator('[aria-pressed=true]')).not.toHaveText(last!);
      await expect.poll(() => showsChosen(page)).toBe(true);
    });

    test('the list, the map, the trip and a link open the record of a building', async ({ page }) => {
      const records: string[] = [];
      page.on('request', (request) => /\/records-\w+\.json/.test(request.url()) && records.push(request.url()));
      await approach(page);
      expect(records).toEqual([]);
      const row = list(page).getByRole('button', { name: /^Mimesis/ });
      await row.click();
      await showsRecord(page, 'mimesis', /white walls/);
      await press(page, 50, width < 720);
      await expect(record(page)).not.toHaveAttribute('data-place', 'mimesis');
      await showsRecord(page, (await record(page).getAttribute('data-place'))!, /./);
      await guide(page).getByRole('slider', { name: 'Stop' }).press('End');
      await showsRecord(page, 'bangju', /like a ship/);
      await record(page)
        .getByRole('button', { name: /^Bonte Museum 0\.7 km, east/ })
        .click();
      await showsRecord(page, 'bonte', /bare concrete/);
      expect(records).toHaveLength(1);

      await page.goto('/ArchitectureKorea?at=jongmyo');
      await showsRecord(page, 'jongmyo', /nineteen chambers/);
      await record(page).getByRole('button', { name: 'Close' }).click();
      await expect(record(page)).toHaveCount(0);
      await expect(list(page).getByRole('button', { name: /^Jongmyo/ })).toBeFocused();
      await expect(page).toHaveURL(/\/ArchitectureKorea$/);
    });

    test('records, or the code that shows one, that can’t be loaded are a sentence with Retry', async ({ page }) => {
      for (const lost of [/\/records-\w+\.json/, /\/place-record\.\w+\.js/]) {
        await page.route(lost, (route) => route.abort());
        await page.goto('/ArchitectureKorea?at=jongmyo');
        const alert = record(page).getByRole('alert');
        await expect(alert).toContainText('could not be loaded', { timeout: 30_000 });
        await expect(list(page).locator('[aria-pressed=true]')).toContainText('Jongmyo');
        await page.unroute(lost);
        await alert.getByRole('button', { name: 'Retry' }).click();
        await showsRecord(page, 'jongmyo', /nineteen chambers/);
      }
    });

    test('a link that chooses a building lands on the map and shows the building', async ({ page }) => {
      await page.goto('/ArchitectureKorea?at=ewha');
      const shown = width < 720 ? guide(page).locator('[data-place=ewha]') : list(page).locator('[aria-pressed=true]');
      await expect(shown).toBeVisible({ timeout: 30_000 });
      await expect(shown).toContainText('Ewha');
      await expect.poll(() => isInWindow(page, shown)).toBe(true);
      await expect.poll(() => isInWindow(page, point(page, 0))).toBe(true);
      await expect.poll(() => showsChosen(page)).toBe(true);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tapped building has a card under the map, with architect, year, town and source', async ({ page }) => {
    await approach(page);
    await press(page, 30, true);
    const card = guide(page).locator('[data-place]');
    await expect(card).toBeVisible();
    await expect(card).toContainText(/ · \d{4} · /);
    await expect(guide(page).getByRole('link', { name: /^Source: / })).toHaveCount(1);
    const [map, below] = [await guide(page).locator('svg').first().boundingBox(), await card.boundingBox()];
    expect(below!.y).toBeGreaterThanOrEqual(map!.y + map!.height - 1);
    expect(await isInWindow(page, card.getByRole('heading', { level: 3 }))).toBe(true);
    await expect.poll(() => isInWindow(page, card.locator('p').first())).toBe(true);
  });

  test('the card takes no place from the map: nothing moves when a building is chosen', async ({ page }) => {
    await approach(page);
    const strip = guide(page).getByRole('group', { name: 'Controls' });
    const before = await strip.boundingBox();
    await press(page, 30, true);
    await expect(guide(page).locator('[data-place]')).toBeVisible();
    expect(await strip.boundingBox()).toEqual(before);
  });
});

test('on paper the guide has every building that it shows', async ({ page }) => {
  await approach(page);
  const rows = await list(page).getByRole('button').count();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1481, height: 1031 });
  const seen = await list(page)
    .locator('button')
    .evaluateAll((all) => {
      const whole = all[0]!.closest('[role=group]')!.getBoundingClientRect();
      return all.filter((row) => {
        const box = row.getBoundingClientRect();
        return row.checkVisibility() && box.height > 0 && box.bottom <= whole.bottom + 1 && box.right <= innerWidth;
      }).length;
    });
  expect(seen).toBe(rows);
});
