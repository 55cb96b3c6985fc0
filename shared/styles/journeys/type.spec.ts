import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, untilSettled, untilStarted, test } from '../../../e2e/fixtures';
import { observeShifts, type Shifts } from '../../../e2e/page/layout-shifts';
import { otherLanguages } from '../../../e2e/site/other-languages';
import { contact, lead, settings, works } from '../../../e2e/site/site-pages';

const { typeface } = settings;
/** The lead, a work of every other area, the form and the shell's own pages. */
const others = works.filter(
  ({ area }, index) => area !== lead.area && index === works.findLastIndex((page) => page.area === area),
);
const paths = [...[lead, ...others].map(({ path }) => path), '/', ...(contact ? [contact.path] : []), '/works'];
const korean = otherLanguages.find(({ tag }) => /^ko\b/.test(tag));

const { resolve } = createRequire(import.meta.url);
const latin = (font: string, weight: number) =>
  resolve(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`);
/** The fonts that the fallback faces take from the system, as files: a test's machine may have none of them. */
const systemFonts = {
  // Arimo has the metrics of Arial, Liberation Sans and Helvetica.
  Fallback: { 400: latin('arimo', 400), 500: latin('arimo', 400), 600: latin('arimo', 700) },
  'Fallback Roboto': { 400: latin('roboto', 400), 500: latin('roboto', 500), 600: latin('roboto', 700) },
} satisfies Readonly<Record<string, Readonly<Record<number, string>>>>;
type Fallback = keyof typeof systemFonts;

/**
 * Hangul of the systems, each with the fallback font that is found beside it. All its syllables are equally wide, so
 * Noto Sans KR at another size takes the place of each. How wide they are, as shares of the size: those of Noto are
 * read from the file; Malgun Gothic's are as in https://github.com/edwardkim/rhwp, src/renderer/font_metrics_data.rs;
 * Apple's are those of a typeface that was drawn after it, https://github.com/orioncactus/pretendard/issues/27.
 */
const noto = 0.92;
const hangulOf = {
  'Apple SD Gothic Neo': { width: 0.864, fallback: 'Fallback' },
  'Malgun Gothic': { width: 1, fallback: 'Fallback' },
  'Noto Sans CJK KR': { width: noto, fallback: 'Fallback Roboto' },
} satisfies Readonly<Record<string, { width: number; fallback: Fallback }>>;
type Hangul = keyof typeof hangulOf;

/** The name under which the Korean font of the system is looked for first. */
const firstHangul = 'Apple SD Gothic Neo';

/** What a page is drawn with until its typeface comes. */
type Drawn = { fallback: Fallback; hangul?: Hangul };

/** Loads a page that is drawn with fonts of a system, and holds its typeface back. @returns lets it come. */
async function openWithoutTypeface(page: Page, path: string, drawn: Drawn): Promise<() => Promise<void>> {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/system-*.woff2', (route) => {
    const [, weight = ''] = /system-(\d+)/.exec(route.request().url()) ?? [];
    const files: Readonly<Record<string, string>> = systemFonts[drawn.fallback];
    return route.fulfill({ path: files[weight] ?? '', contentType: 'font/woff2' });
  });
  await page.route('**/hangul-*.woff2', (route) => {
    const [, part = ''] = /hangul-(\d+)/.exec(route.request().url()) ?? [];
    const file = resolve(`@fontsource-variable/noto-sans-kr/files/noto-sans-kr-${part}-wght-normal.woff2`);
    return route.fulfill({ path: file, contentType: 'font/woff2' });
  });
  await page.route(`**/${typeface.toLowerCase().replaceAll(' ', '-')}*.woff2`, async (route) => {
    await coming;
    await route.continue();
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withSystemFonts(await response.text(), drawn) });
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const families = drawn.hangul ? [`${typeface} KR ${drawn.fallback}`, firstHangul] : [`${typeface} ${drawn.fallback}`];
  await page.evaluate(async (names) => {
    const text = document.body.textContent;
    const fonts = names.flatMap((name) => [400, 500, 600].map((weight) => `${weight} 16px "${name}"`));
    await Promise.all(fonts.map((font) => document.fonts.load(font, text)));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }, families);
  return async () => {
    come();
    await page.evaluate(
      async (family) => {
        await document.fonts.load(`600 16px "${family}"`);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
      },
      drawn.hangul ? `${typeface} KR` : typeface,
    );
  };
}

/**
 * Loads a page with one fallback font and no web font, then lets the web font come.
 * @returns the layout shift of the swap, as browsers score it.
 */
async function shiftOfSwap(page: Page, path: string, drawn: Drawn): Promise<number> {
  const comes = await openWithoutTypeface(page, path, drawn);
  const shifts = () => page.evaluate(() => (window as unknown as Shifts).shifts);
  const before = (await shifts()).length;
  await comes();
  const scores = (await shifts()).slice(before).map(parseFloat);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return scores.reduce((sum, score) => sum + score, 0);
}

/**
 * The page without its policy and its scripts, which change nothing of how it is drawn. Its fallback fonts come from
 * files; those of other systems do not exist.
 */
function withSystemFonts(html: string, { fallback, hangul }: Drawn): string {
  const faces = new RegExp(
    `@font-face\\{[^}]*font-family:${typeface}(?: KR)? (Fallback(?: Roboto)?)(?: Space)?;[^}]*\\}`,
    'g',
  );
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(faces, (face, of: string) => {
      const weight = /font-weight:(\d+)/.exec(face)?.[1];
      return of === fallback ? face.replace(/src:[^;}]*/, `src:url(/system-${weight}.woff2)`) : '';
    })
    .replace('</head>', (end) => (hangul ? `<style>${hangulFaces(hangul)}</style>${end}` : end));
}

function hangulFaces(hangul: Hangul): string {
  const file = resolve('@fontsource-variable/noto-sans-kr/unicode.json');
  const parts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const size = (hangulOf[hangul].width / noto) * 100;
  return parts
    .filter(([part]) => /^\[\d+\]$/.test(part))
    .map(
      ([part, characters]) =>
        `@font-face{font-family:${firstHangul};src:url(/hangul-${part.slice(1, -1)}.woff2);font-weight:100 900;size-adjust:${size}%;unicode-range:${characters}}`,
    )
    .join('');
}

for (const width of [390, 1440])
  for (const fallback of ['Fallback', 'Fallback Roboto'] as const)
    test(`at ${width} px the swap from ${typeface} ${fallback} shifts the layout by 0.02 at most`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(observeShifts);
      for (const path of paths) expect(await shiftOfSwap(page, path, { fallback }), path).toBeLessThanOrEqual(0.02);
    });

if (korean) {
  for (const width of [390, 1440])
    for (const [name, { fallback }] of Object.entries(hangulOf))
      test(`at ${width} px the swap beside ${name} shifts the layout by 0.02 at most`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(observeShifts);
        for (const path of paths)
          expect(
            await shiftOfSwap(page, korean.path + path, { fallback, hangul: name as Hangul }),
            path,
          ).toBeLessThanOrEqual(0.02);
      });

  for (const name of Object.keys(hangulOf) as Hangul[])
    test(`lines of Korean text in ${name} have 35 to 45 characters where there is room`, async ({ page }) => {
      await page.setViewportSize({ width: 1600, height: 1000 });
      const comes = await openWithoutTypeface(page, korean.path + lead.path, { fallback: 'Fallback', hangul: name });
      await comes();
      const lengths = await page.evaluate(charactersInLines);
      expect(lengths.length).toBeGreaterThan(5);
      const middle = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
      expect(middle).toBeGreaterThanOrEqual(35);
      expect(middle).toBeLessThanOrEqual(45);
    });

  test('a page in Korean loads the font of the page in the main language, and no other', async ({ page, requests }) => {
    const fontsOf = async (path: string) => {
      requests.length = 0;
      await page.goto(path);
      await untilStarted(page);
      await untilSettled(page);
      return requests.filter((request) => request.resourceType() === 'font').map((request) => request.url());
    };
    for (const path of paths) {
      const own = await fontsOf(path);
      expect(own, path).toHaveLength(1);
      expect(await fontsOf(korean.path + path), path).toEqual(own);
    }
  });
}

/** Runs in the page: how many characters, with spaces, the lines of its text have, without the last ones of paragraphs. */
function charactersInLines(): number[] {
  const range = document.createRange();
  return [...document.querySelectorAll('main p')].flatMap((paragraph) => {
    const lines: number[] = [];
    let last = NaN;
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let index = 0; index < (node.textContent ?? '').length; index++) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const { bottom } = range.getBoundingClientRect();
        // Scripts in one line end within a few pixels of each other.
        if (!(Math.abs(bottom - last) < 8)) lines.push(0);
        lines.push((lines.pop() ?? 0) + 1);
        last = bottom;
      }
    return lines.slice(0, -1);
  });
}

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

test('Korean text breaks between words, and is neither slanted nor tracked, nor thickened', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(lead.path);
  const style = await page.evaluate(() => {
    const heading = document.querySelector('h1');
    if (!heading) return undefined;
    heading.lang = 'ko';
    heading.textContent = '박물관과 도서관이 하나의 지붕 아래에서 둥근 마당을 사이에 두고 마주 봅니다';
    const { wordBreak, letterSpacing, fontStyle, fontSynthesis, fontFamily } = getComputedStyle(heading);
    return { wordBreak, letterSpacing, fontStyle, fontSynthesis, hasKorean: fontFamily.includes('Noto Sans KR') };
  });
  expect(style).toEqual({
    wordBreak: 'keep-all',
    letterSpacing: 'normal',
    fontStyle: 'normal',
    fontSynthesis: 'none',
    hasKorean: true,
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
