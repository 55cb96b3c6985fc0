import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';
import { addresses, lead } from '../site/site-pages';

test.use({ reducedMotion: 'reduce' });

for (const path of addresses)
  test(`${path}: by keyboard alone every stop is seen in windows of 600 px height, wide and narrow`, async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 600 });
      await open(page, path);
      const { stops, unseen } = await walk(page);
      expect(stops, `${width} px`).toBeGreaterThan(5);
      faults.push(...unseen.map((stop) => `${width} px: ${stop}`));
    }
    expect(faults).toEqual([]);
  });

for (const [width, height] of [
  [1280, 600],
  [390, 600],
] as const)
  test(`search and pictures fit a window of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, lead.path);
    for (const selector of ['figure:not([data-scale])', 'figure[data-scale]']) {
      const picture = page.locator(`${selector} a[data-picture]:visible`).first();
      if (!(await picture.count())) continue;
      await picture.click();
      await fits(page, width, height);
      const heights = () =>
        page
          .getByRole('dialog')
          .getByRole('img')
          .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
      await expect
        .poll(async () => Math.max(...(await heights())), 'a third of the window')
        .toBeGreaterThan(height / 3);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await fits(page, width, height);
  });

/** The dialog that is open lies in the window, and so do its buttons and fields. */
async function fits(page: Page, width: number, height: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect
    .poll(async () => {
      const parts = [dialog, ...(await dialog.getByRole('button').or(dialog.getByRole('combobox')).all())];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      return boxes.filter(
        (box) => box && (box.x < -1 || box.y < -1 || box.x + box.width > width + 1 || box.y + box.height > height + 1),
      );
    })
    .toEqual([]);
}

type Stop = { name: string; isSeen: boolean; isMarked: boolean; place: string };

/** Goes through the page with the Tab key to its end. @returns the number of stops, and those that were not seen. */
async function walk(page: Page): Promise<{ stops: number; unseen: string[] }> {
  const unseen: string[] = [];
  let [stops, last] = [0, ''];
  for (; stops < 300; stops++) {
    let stop = await nextStop(page);
    if (!stop) {
      // At the end of the page the Tab key begins again. Where it goes on, the page had lost the focus.
      stop = await nextStop(page);
      if (!stop) break;
      unseen.push(`${last} loses the focus to the page`);
    }
    // A study that comes meanwhile is still finding its place, and a browser without a window may draw no frame in which
    // it could: a screenshot makes it draw one.
    for (let tries = 0; tries < 10 && !stop.isSeen; tries++) {
      await page.screenshot();
      stop = await focusedStop(page);
    }
    if (!stop.isSeen) unseen.push(`${stop.name} is covered by ${stop.place}`);
    last = stop.name;
    if (!stop.isMarked) unseen.push(`${stop.name} does not show the focus`);
  }
  return { stops, unseen };
}

/** Presses the Tab key. @returns where the focus is then, or undefined where it has been before: at the end of the page. */
async function nextStop(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab');
  const isNew = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.hasAttribute('data-walked')) return false;
    focused.setAttribute('data-walked', '');
    return true;
  });
  return isNew ? focusedStop(page) : undefined;
}

function focusedStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
    const hit = document.elementFromPoint(x, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2);
    return {
      name: focused.getAttribute('aria-label') ?? (focused.textContent || focused.outerHTML).slice(0, 50),
      isSeen: !!hit && (focused.contains(hit) || hit.contains(focused)),
      isMarked: getComputedStyle(focused).outlineStyle !== 'none' || focused.closest('svg') !== null,
      place: `${hit?.outerHTML.slice(0, 60) ?? 'the end of the window'} (${left}, ${top} to ${right}, ${bottom})`,
    };
  });
}
