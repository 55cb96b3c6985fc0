import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, started, test } from '../fixtures';
import { observeShifts, type Shifts } from '../layout-shifts';
import { lead, settings, works } from '../site-pages';

const { typeface } = settings;
/** The lead, a work of every other area, the form and the shell's own pages. */
const others = works.filter(
  ({ area }, index) => area !== lead.area && index === works.findLastIndex((page) => page.area === area),
);
const paths = [...[lead, ...others].map(({ path }) => path), '/', '/Contact', '/works'];

const { resolve } = createRequire(import.meta.url);
const latin = (font: string, weight: number) =>
  resolve(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`);
/** The fonts that the fallback faces take from the system, as files: a test's machine may have none of them. */
const systemFonts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Arimo has the metrics of Arial, Liberation Sans and Helvetica.
  [`${typeface} Fallback`]: { 400: latin('arimo', 400), 500: latin('arimo', 400), 600: latin('arimo', 700) },
  [`${typeface} Fallback Roboto`]: { 400: latin('roboto', 400), 500: latin('roboto', 500), 600: latin('roboto', 700) },
};

/**
 * Loads a page with one fallback font and no web font, then lets the web font come.
 * @returns the layout shift of the swap, as browsers score it.
 */
async function shiftOfSwap(page: Page, path: string, fallback: string): Promise<number> {
  const files = systemFonts[fallback] ?? {};
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/system-*.woff2', (route) => {
    const [, weight = ''] = /system-(\d+)/.exec(route.request().url()) ?? [];
    return route.fulfill({ path: files[weight] ?? '', contentType: 'font/woff2' });
  });
  await page.route(`**/${typeface.toLowerCase().replaceAll(' ', '-')}*.woff2`, async (route) => {
    await coming;
    await route.continue();
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withSystemFonts(await response.text(), fallback) });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await started(page);
  await page.evaluate(async (family) => {
    await Promise.all([400, 500, 600].map((weight) => document.fonts.load(`${weight} 16px "${family}"`)));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, fallback);
  const shifts = () => page.evaluate(() => (window as unknown as Shifts).shifts);
  const before = (await shifts()).length;
  come();
  await page.evaluate(async (family) => {
    await document.fonts.load(`600 16px "${family}"`);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
  }, typeface);
  const scores = (await shifts()).slice(before).map(parseFloat);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return scores.reduce((sum, score) => sum + score, 0);
}

/** The page without its policy, whose fallback font comes from files; the other one does not exist. */
function withSystemFonts(html: string, fallback: string): string {
  const faces = new RegExp(`@font-face\\{[^}]*font-family:(${typeface} Fallback(?: Roboto)?);[^}]*\\}`, 'g');
  return html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '').replace(faces, (face, family: string) => {
    const weight = /font-weight:(\d+)/.exec(face)?.[1];
    return family === fallback ? face.replace(/src:[^;}]*/, `src:url(/system-${weight}.woff2)`) : '';
  });
}

for (const width of [390, 1440])
  for (const fallback of Object.keys(systemFonts))
    test(`at ${width} px the swap from ${fallback} shifts the layout by 0.02 at most`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(observeShifts);
      for (const path of paths) expect(await shiftOfSwap(page, path, fallback), path).toBeLessThanOrEqual(0.02);
    });

test('drawings keep their light paper under forced colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(lead.path);
  const sheet = page.locator('figure span:has(> img[src$=".svg"])').first();
  const paper = () => sheet.evaluate((element) => getComputedStyle(element).backgroundColor);
  const usual = await paper();
  expect(Math.min(...(usual.match(/\d+/g) ?? []).map(Number))).toBeGreaterThan(200);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await paper()).toBe(usual);
  const link = page.getByRole('link', { name: lead.linkName }).first();
  await link.focus();
  expect(await link.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
});

test('prefers-contrast: more gives darker captions and stronger lines', async ({ page }) => {
  const read = () =>
    page.evaluate(() => {
      const luminance = (color: string) => {
        const parts = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
        const [r = 0, g = 0, b = 0] = parts.map((part) =>
          part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ground = luminance(getComputedStyle(document.body).backgroundColor);
      const contrast = (color: string) => {
        const [dark = 0, light = 0] = [ground, luminance(color)].sort((a, b) => a - b);
        return (light + 0.05) / (dark + 0.05);
      };
      const [caption, line] = [document.querySelector('dt')!, document.querySelector('dl')!];
      return {
        caption: contrast(getComputedStyle(caption).color),
        line: contrast(getComputedStyle(line).borderBlockStartColor),
      };
    });
  await page.goto(lead.path);
  const usual = await read();
  await page.emulateMedia({ contrast: 'more' });
  const more = await read();
  expect(usual.caption).toBeGreaterThanOrEqual(4.5);
  expect(more.caption).toBeGreaterThanOrEqual(7);
  expect(more.line).toBeGreaterThanOrEqual(3);
  expect(more.line).toBeGreaterThan(usual.line);
});

test('Korean text breaks between words, and is neither slanted nor tracked', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(lead.path);
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
