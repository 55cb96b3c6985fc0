import type { Page } from '@playwright/test';
import { expect, open, test } from '../../../e2e/fixtures';
import { dialog, end, placeOf, result } from '../../../e2e/page/ruler';

/** The edges of the roof in the section, as shares of the drawing; the model says that they are 88 m apart. */
const roof = { y: 385 / 879, west: 813 / 4000, east: 3186 / 4000 };

const edge = (page: Page, name: 'west' | 'east') => placeOf(page, 'Long section', roof[name], roof.y);

async function drag(page: Page, name: 'A' | 'B', to: { x: number; y: number }): Promise<void> {
  const from = (await end(page, name).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('two points that are dragged near the edges of a roof snap to them and say its length', async ({ page }) => {
  await open(page, '/GDL#picture-section');
  await expect(dialog(page).getByRole('img', { name: 'Long section' })).toBeVisible();
  await page.getByRole('button', { name: 'Measure' }).click();
  await expect(result(page)).toBeVisible();
  const [west, east] = [await edge(page, 'west'), await edge(page, 'east')];
  // Once more, because the lines of the drawing may not have come before.
  await expect(async () => {
    await drag(page, 'A', west);
    await drag(page, 'B', east);
    await expect(result(page)).toHaveText('88.0 m from A to B', { timeout: 500 });
  }).toPass();

  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(result(page)).toHaveText('88.0 m from A to B');
  const shown = (await end(page, 'A').boundingBox())!;
  const now = await edge(page, 'west');
  expect(Math.abs(shown.x + shown.width / 2 - now.x)).toBeLessThan(1.5);
});
