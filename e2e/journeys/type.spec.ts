import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const { resolve } = createRequire(import.meta.url);
/** Arimo has the metrics of Arial, which the machine of a test may not have. */
const files: Readonly<Record<string, string>> = {
  '/archivo.woff2': resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
  '/arial.woff2': resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
  '/arial-bold.woff2': resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2'),
};

/** Leaves nothing but these fonts to a page, which would take its own in its own time. */
async function serveFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => {
    const path = files[new URL(route.request().url()).pathname];
    return path ? route.fulfill({ path, contentType: 'font/woff2' }) : route.abort();
  });
}

/** Has the page drawn in the font, or in what stands in for it. */
async function drawIn(page: Page, wanted: 'Archivo' | 'Archivo Stand-in'): Promise<void> {
  await page.evaluate(async (family) => {
    const layers = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const rules = layers.flatMap((rule) => (rule instanceof CSSLayerBlockRule ? [...rule.cssRules] : [rule]));
    const own = (name: string, rule: CSSRule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').replaceAll('"', '') === name;
    const standIns = rules.filter((rule) => own('Archivo Stand-in', rule));
    const faces =
      family === 'Archivo'
        ? [new FontFace(family, 'url(/archivo.woff2)', { weight: '100 900' })]
        : standIns.map(({ style }) => {
            const value = (name: string) => style.getPropertyValue(name);
            const file = value('src').includes('Bold') ? '/arial-bold.woff2' : '/arial.woff2';
            const metrics = { ascentOverride: value('ascent-override'), descentOverride: value('descent-override') };
            const sizes = { lineGapOverride: value('line-gap-override'), sizeAdjust: value('size-adjust') };
            return new FontFace(family, `url(${file})`, { weight: value('font-weight'), ...metrics, ...sizes });
          });
    if (faces.length === 0) throw new Error('The page has no stand-in for its font.');
    for (const rule of rules)
      if (rule instanceof CSSFontFaceRule && rule.parentRule instanceof CSSLayerBlockRule)
        rule.parentRule.deleteRule([...rule.parentRule.cssRules].indexOf(rule));
    for (const face of faces) document.fonts.add(await face.load());
    // As a page does that waits for its font on a slow line.
    delete document.documentElement.dataset['font'];
  }, wanted);
}

/** Every block of text that holds no other, with its height in tenths of a pixel. */
async function heights(page: Page): Promise<[text: string, height: number][]> {
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
    await serveFonts(page);
    for (const path of ['/GDL', '/', '/Pianissimo']) {
      await page.goto(path);
      await drawIn(page, 'Archivo');
      const real = await heights(page);
      await page.goto(path);
      await drawIn(page, 'Archivo Stand-in');
      const stand = await heights(page);
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
