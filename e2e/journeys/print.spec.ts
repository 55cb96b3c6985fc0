import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** What lies within the margins of A4, in CSS pixels. */
const sheet = { width: 680, height: 1009 };

async function pages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test.use({ colorScheme: 'dark' });

test('a project prints as a sheet of A4: title, facts and the first picture on page 1, then the rest in pairs', async ({
  page,
}) => {
  await page.goto('/GDL');
  expect(await pages(page)).toBe(4);
  expect(
    await page.evaluate(() => [...document.images].every((image) => image.naturalWidth > 0)),
    'also pictures that were never scrolled to',
  ).toBe(true);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize(sheet);
  const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Infinity);
  expect(bottom(await page.locator('article figure').first().boundingBox())).toBeLessThan(sheet.height);
  for (const term of await page.getByRole('term').all()) await expect(term).toBeVisible();
  await expect(page.locator('nav, dialog, button').filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(23, 22, 20)');
});

test('a printed page is not cut off, and only external addresses are printed', async ({ page }) => {
  for (const [path, most] of [
    ['/SSL', 4],
    ['/DanceForYou', 8],
    ['/Pianissimo', 8],
    ['/PACKING', 4],
    ['/SUBDIVISION', 4],
    ['/works', 1],
    ['/', 5],
  ] as const) {
    // Not 'screen': a PDF would be made of what a screen shows.
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    expect(await pages(page), path).toBeLessThanOrEqual(most);

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(sheet);
    const faults = await page.evaluate(({ width, height }) => {
      const seen = [...document.querySelectorAll('main *')].filter((element) => element.getClientRects().length > 0);
      const stuck = seen.filter((element) => getComputedStyle(element).position === 'sticky');
      const wide = seen.filter((element) => element.getBoundingClientRect().right > width + 1);
      const high = seen.filter((e) => e.matches('figure, [data-study]') && e.getBoundingClientRect().height > height);
      const flat = seen.filter((e) => e.matches('img') && e.getBoundingClientRect().height < 40);
      const clear = seen.filter((element) => getComputedStyle(element).opacity === '0');
      const written = [...document.querySelectorAll('main a')].filter(
        (link) =>
          (getComputedStyle(link, '::after').content !== 'none') !== /^https?:/.test(link.getAttribute('href') ?? ''),
      );
      const torn = seen.filter((e) => e.matches('figure, [data-study]') && getComputedStyle(e).breakInside !== 'avoid');
      return [...stuck, ...wide, ...high, ...torn, ...flat, ...clear, ...written].map((element) =>
        element.outerHTML.slice(0, 120),
      );
    }, sheet);
    expect(faults, path).toEqual([]);
  }
});
