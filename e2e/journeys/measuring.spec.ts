import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';

/** The edges of the roof of /GDL in its section, as shares of the drawing; its model says that they are 88 m apart. */
const roof = { y: 385 / 879, west: 813 / 4000, east: 3186 / 4000 };

const dialog = (page: Page) => page.getByRole('dialog');
const end = (page: Page, name: 'A' | 'B') => page.getByRole('button', { name: `Point ${name}` });
const result = (page: Page) => dialog(page).getByRole('status').filter({ hasText: 'from A to B' });

async function openSection(page: Page): Promise<void> {
  await open(page, '/GDL#picture-section');
  await expect(dialog(page).getByRole('img', { name: /Long section/ })).toBeVisible();
}

/** A place in the window by its share of the drawing, whose footer is not shown. */
async function placeOf(page: Page, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await dialog(page)
    .getByRole('img', { name: /Long section/ })
    .evaluate((image) => {
      const { x, y, width, height } = image.parentElement!.getBoundingClientRect();
      return { x, y, width, height };
    });
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}

async function drag(page: Page, name: 'A' | 'B', to: { x: number; y: number }): Promise<void> {
  const from = (await end(page, name).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('two points that are dragged near the edges of a roof snap to them and say its length', async ({ page }) => {
  await openSection(page);
  await page.getByRole('button', { name: 'Measure' }).click();
  await expect(result(page)).toBeVisible();
  const [west, east] = [await placeOf(page, roof.west, roof.y), await placeOf(page, roof.east, roof.y)];
  // Once more, because the lines of the drawing may not have come before.
  await expect(async () => {
    await drag(page, 'A', west);
    await drag(page, 'B', east);
    await expect(result(page)).toHaveText('88.0 m from A to B', { timeout: 500 });
  }).toPass();

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(result(page)).toHaveText('88.0 m from A to B');
  const shown = (await end(page, 'A').boundingBox())!;
  const now = await placeOf(page, roof.west, roof.y);
  expect(Math.abs(shown.x + shown.width / 2 - now.x)).toBeLessThan(1.5);
});

test('a press on the drawing brings the nearer point there, and turns no page', async ({ page }) => {
  await openSection(page);
  await page.getByRole('button', { name: 'Measure' }).click();
  const before = await result(page).textContent();
  const west = await placeOf(page, roof.west, roof.y);
  await page.mouse.click(west.x, west.y);
  await expect(result(page)).not.toHaveText(before ?? '');
  const shown = (await end(page, 'A').boundingBox())!;
  expect(Math.hypot(shown.x + 22 - west.x, shown.y + 22 - west.y)).toBeLessThan(18);
  await expect(page).toHaveURL('/GDL#picture-section');
});

test('by keyboard a point goes from corner to corner; Escape ends measuring first, then closes', async ({ page }) => {
  await openSection(page);
  await page.getByRole('button', { name: 'Measure' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Stop measuring' })).toBeFocused();
  await end(page, 'B').focus();
  const before = await result(page).textContent();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(result(page)).not.toHaveText(before ?? '', { timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL('/GDL#picture-section');
  await page.keyboard.press('Escape');
  await expect(result(page)).toBeHidden();
  await expect(end(page, 'A')).toHaveCount(0);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('a drawing without a scale has no ruler', async ({ page }) => {
  await open(page, '/GDL#picture-axo');
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Measure' })).toHaveCount(0);
});

test('the viewer with its ruler passes axe', async ({ page }) => {
  await openSection(page);
  await page.getByRole('button', { name: 'Measure' }).click();
  await expect(result(page)).toBeVisible();
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run('dialog');
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(found).toEqual([]);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the points are as large as a finger, and the tools stay within the window', async ({ page }) => {
    await openSection(page);
    await page.getByRole('button', { name: 'Measure' }).tap();
    await expect(result(page)).toBeVisible();
    for (const name of ['A', 'B'] as const) {
      const box = (await end(page, name).boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    const west = await placeOf(page, roof.west, roof.y);
    await page.touchscreen.tap(west.x, west.y);
    const shown = (await end(page, 'A').boundingBox())!;
    expect(Math.hypot(shown.x + 22 - west.x, shown.y + 22 - west.y)).toBeLessThan(24);
    await page.getByRole('button', { name: 'Stop measuring' }).tap();
    await expect(end(page, 'A')).toHaveCount(0);
  });
});
