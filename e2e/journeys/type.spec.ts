import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

/** Every block of text that holds no other, with its height in tenths of a pixel. */
async function heights(page: Page, path: string): Promise<[text: string, height: number][]> {
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const block = ':is(h1, h2, h3, p, dd, figcaption, li)';
    return [...document.querySelectorAll(`main ${block}`)]
      .filter((element) => element.getClientRects().length > 0 && !element.querySelector(block))
      .map((element) => {
        // The text's own height: a heading in a grid is as high as the paragraphs beside it.
        const text = document.createRange();
        text.selectNodeContents(element);
        return [element.textContent.slice(0, 40), Math.round(text.getBoundingClientRect().height * 10)];
      });
  });
}

for (const width of [390, 1440]) {
  test(`at ${width} px the stand-in takes the room of the font, so that its coming moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/GDL', '/', '/Pianissimo']) {
      await page.unroute('**/*.woff2');
      const real = await heights(page, path);
      expect(await page.evaluate(() => document.fonts.check('600 16px Archivo'))).toBe(true);
      await page.route('**/*.woff2', (route) => route.abort());
      const stand = await heights(page, path);
      expect(real.length).toBeGreaterThan(8);
      const changed = real.filter(([, height], index) => Math.abs(height - (stand[index]?.[1] ?? 0)) > 5);
      // A line that ends within a pixel of its width may still break elsewhere: in few blocks, and in no heading.
      expect(changed.length / real.length, `${path}: ${changed.join(' · ')}`).toBeLessThan(0.08);
      expect(real[0]).toEqual(stand[0]);
    }
  });
}

test('drawings keep their white sheet under forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/GDL');
  const sheet = page.locator('figure span:has(> img[src$=".svg"])').first();
  expect(await sheet.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 255, 255)');
  const link = page.getByRole('link', { name: 'GDL Museum-library' }).first();
  await link.focus();
  expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('who asks for more contrast gets darker captions and stronger lines', async ({ page }) => {
  const read = () =>
    page.evaluate(() => {
      const caption = document.querySelector('dt');
      const line = document.querySelector('dl');
      return [caption ? getComputedStyle(caption).color : '', line ? getComputedStyle(line).borderBlockStartColor : ''];
    });
  await page.goto('/GDL');
  expect(await read()).toEqual(['rgb(102, 97, 91)', 'rgb(221, 217, 211)']);
  await page.emulateMedia({ contrast: 'more' });
  expect(await read()).toEqual(['rgb(75, 71, 67)', 'rgb(135, 129, 122)']);
});

test('Korean text breaks between words, and is neither slanted nor tracked', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/GDL');
  const style = await page.evaluate(() => {
    const heading = document.querySelector('h1');
    if (!heading) return undefined;
    heading.lang = 'ko';
    heading.textContent = '박물관과 도서관이 하나의 지붕 아래에서 둥근 마당을 사이에 두고 마주 봅니다';
    const { wordBreak, letterSpacing, fontStyle, fontFamily } = getComputedStyle(heading);
    return { wordBreak, letterSpacing, fontStyle, hasKorean: fontFamily.includes('Noto Sans KR') };
  });
  expect(style).toEqual({ wordBreak: 'keep-all', letterSpacing: 'normal', fontStyle: 'normal', hasKorean: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
