import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';
import { contact, lead } from '../site/site-pages';
import { texts } from '../site/site-words';

test.skip(!contact, 'the site has no contact page');

const rail = (page: Page) => page.locator('#rail');
const foot = (page: Page) =>
  [
    rail(page).getByRole('button', { name: texts.systemTheme }),
    rail(page).getByRole('link', { name: texts.contact }),
  ] as const;

/** Whether a pointer in the middle of its code would meet it. */
async function isOnTop(page: Page, index: number): Promise<boolean> {
  return foot(page)[index]!.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 24, top + height / 2));
  });
}

async function stands(page: Page, height: number): Promise<void> {
  const list = rail(page);
  const ends = () => list.evaluate((element) => element.scrollHeight - element.clientHeight);
  const places = [];
  for (const share of [0, 0.5, 1]) {
    await list.evaluate((element, part) => element.scrollTo(0, part * element.scrollHeight), share);
    const boxes = await Promise.all(foot(page).map((each) => each.boundingBox()));
    places.push(boxes.map((box) => box!.y));
    for (const box of boxes) expect(box!.y + box!.height).toBeLessThanOrEqual(height);
    for (const index of [0, 1]) expect(await isOnTop(page, index)).toBe(true);
  }
  expect(new Set(places.map(String)).size, 'wherever the list is').toBe(1);
  if ((await ends()) === 0) return;
  // The last row of the list can be read: nothing of the foot is over it when all is scrolled.
  const last = list.locator('[id^="rail-"] a').last();
  const fade = await list.locator('> :last-child').evaluate((end) => {
    const { top } = end.getBoundingClientRect();
    return top + parseFloat(getComputedStyle(end, '::after').top);
  });
  const box = await last.boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(fade + 1);
}

test('theme and contact stay at the foot of the sidebar, however low the window is', async ({ page }) => {
  await open(page, lead.path);
  for (const [width, height] of [
    [1366, 657],
    [1280, 595],
    [1440, 600],
    [1440, 480],
    [1000, 600],
    [1000, 420],
  ] as const)
    await test.step(`in a window of ${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await stands(page, height);
    });
});

test('theme and contact stay at the foot of the sheet, however low the phone is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, lead.path);
  await page.getByRole('button', { name: texts.menu }).click();
  await expect.poll(() => rail(page).evaluate((element) => element.getBoundingClientRect().left)).toBe(0);
  for (const height of [664, 600])
    await test.step(`390 by ${height}`, async () => {
      await page.setViewportSize({ width: 390, height });
      await stands(page, height);
    });
});
