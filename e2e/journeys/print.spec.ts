import { expect, test } from '../fixtures';
import { hasStudy, lead, next, works } from '../site/site-pages';

/** What lies within the margins of A4, and of the A3 sheets of a project, in CSS pixels. */
const a4 = { width: 680, height: 1009 };
const a3 = { width: 1481, height: 1031 };

test.use({ colorScheme: 'dark' });

test('a project prints with title, facts and the first picture on its first sheet, in light colours', async ({
  page,
}) => {
  await page.goto(lead.path);
  // As a reader does: it loads what is printed.
  await page.pdf({ preferCSSPageSize: true });
  expect(
    await page.evaluate(() => [...document.images].every((image) => image.naturalWidth > 0)),
    'also pictures that were never scrolled to',
  ).toBe(true);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize(a3);
  const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Infinity);
  expect(bottom(await page.locator('article figure').first().boundingBox())).toBeLessThan(a3.height);
  for (const term of await page.getByRole('term').all()) await expect(term).toBeVisible();
  await expect(page.locator('nav, dialog, button').filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  const drawing = page.locator('figure span:has(> img[src$=".svg"])').first();
  const ground = await drawing.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(ground, 'a drawing keeps its white ground').toBe('rgb(255, 255, 255)');
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(23, 22, 20)');
});

test('a printed page is not cut off, and only external addresses are printed', async ({ page }) => {
  const others = works.filter((work) => hasStudy(work) && work.area !== lead.area);
  for (const [path, sheet] of [
    ...[next, ...others].map(({ path, area }) => [path, area === 'development' ? a4 : a3] as const),
    ['/works', a4],
    ['/', a4],
  ] as const) {
    // Not 'screen': a PDF would be made of what a screen shows.
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await page.pdf({ preferCSSPageSize: true });
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

test('the printed list of works has the picture of every work', async ({ page }) => {
  await page.goto('/works');
  // As a reader does: it loads what is printed.
  await page.pdf({ preferCSSPageSize: true });
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(a4);
  const pictures = page.getByRole('main').getByRole('listitem').locator('img').filter({ visible: true });
  await expect(pictures).toHaveCount(works.length);
  await expect
    .poll(() => pictures.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length))
    .toBe(works.length);
});
