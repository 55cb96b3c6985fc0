import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect, open, test } from '../../../e2e/fixtures';
import { dialog, end, placeOf, result } from '../../../e2e/page/ruler';
import { scaledDrawings } from '../../../e2e/page/scaled-drawings';
import { isDrawing, lead } from '../../../e2e/site/site-pages';
import { texts } from '../../../e2e/site/site-words';

type WithAxe = { axe: typeof axe };

const scaled = scaledDrawings(lead);
const drawing = scaled.at(-1)!;
const address = `${lead.path}#picture-${drawing?.name}`;
/** A place in the drawing, as shares of it. */
const [x, y] = [0.2, 0.44];

test.skip(!drawing, 'the lead has no drawing with a scale');

async function openDrawing(page: Page): Promise<void> {
  await open(page, address);
  await expect(dialog(page).getByRole('img', { name: drawing.alt })).toBeVisible();
}

test('a press on the drawing brings the nearer point there, and turns no page', async ({ page }) => {
  await openDrawing(page);
  await page.getByRole('button', { name: texts.measure }).click();
  const before = await result(page).textContent();
  const place = await placeOf(page, drawing.alt, x, y);
  await page.mouse.click(place.x, place.y);
  await expect(result(page)).not.toHaveText(before ?? '');
  const shown = (await end(page, 'A').boundingBox())!;
  expect(Math.hypot(shown.x + 22 - place.x, shown.y + 22 - place.y)).toBeLessThan(18);
  await expect(page).toHaveURL(address);
});

test('by keyboard a point goes from corner to corner; Escape ends measuring first, then closes', async ({ page }) => {
  await openDrawing(page);
  await page.getByRole('button', { name: texts.measure }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: texts.measureEnd })).toBeFocused();
  await end(page, 'B').focus();
  const before = await result(page).textContent();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(result(page)).not.toHaveText(before ?? '', { timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL(address);
  await page.keyboard.press('Escape');
  await expect(result(page)).toBeHidden();
  await expect(end(page, 'A')).toHaveCount(0);
  await expect(page.getByRole('button', { name: texts.measure })).toBeFocused();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('a drawing without a scale has no ruler', async ({ page }) => {
  const other = lead.images.find((image) => isDrawing(image) && scaled.every(({ name }) => name !== image.name));
  test.skip(!other, 'every drawing of the lead has a scale');
  await open(page, `${lead.path}#picture-${other?.name}`);
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.measure })).toHaveCount(0);
});

test('the viewer with its ruler passes axe', async ({ page }) => {
  await openDrawing(page);
  await page.getByRole('button', { name: texts.measure }).click();
  await expect(result(page)).toBeVisible();
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as WithAxe).axe.run('dialog');
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(found).toEqual([]);
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the points are as large as a finger, and the tools stay within the window', async ({ page }) => {
    await openDrawing(page);
    await page.getByRole('button', { name: texts.measure }).tap();
    await expect(result(page)).toBeVisible();
    for (const name of ['A', 'B'] as const) {
      const box = (await end(page, name).boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
    const place = await placeOf(page, drawing.alt, x, y);
    await page.touchscreen.tap(place.x, place.y);
    const shown = (await end(page, 'A').boundingBox())!;
    expect(Math.hypot(shown.x + 22 - place.x, shown.y + 22 - place.y)).toBeLessThan(24);
    await page.getByRole('button', { name: texts.measureEnd }).tap();
    await expect(end(page, 'A')).toHaveCount(0);
  });
});
