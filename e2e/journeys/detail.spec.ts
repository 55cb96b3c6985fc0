import type { Page } from '@playwright/test';
import { expect, open, test } from '../fixtures';
import { elsewhere, isDrawing, lead, works } from '../site/site-pages';
import { texts } from '../site/site-words';

/** Works with facts beside their pictures; those of development are showcases. */
const details = works.filter(({ area }) => area !== 'development');

/** Where the parts of the page stand, in CSS pixels. */
function parts(page: Page) {
  return page.evaluate(() => {
    const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    const figures = [...document.querySelectorAll('article figure')].map((figure) => ({
      size: figure.getAttribute('data-size'),
      box: box(figure),
    }));
    const facts = document.querySelector('article header');
    const smalls = figures.filter(({ size }) => size === 'small').map(({ box: each }) => each);
    const large = figures.find(({ size }) => size === 'large')?.box;
    return {
      facts: box(facts),
      columns: new Set([...(document.querySelector('article dl')?.children ?? [])].map((row) => Math.round(box(row).x)))
        .size,
      whole: box(document.querySelector('article')),
      large,
      smalls,
    };
  });
}

test('facts and pictures have the specified widths at every breakpoint', async ({ page }) => {
  await open(page, lead.path);
  for (const [width, expected] of [
    [1920, { facts: 304, gap: 48, large: 1168, small: 572, between: 24, beside: true }],
    [1440, { facts: 304, gap: 48, large: 742, small: 359, between: 24, beside: true }],
    [1439, { facts: 264, gap: 32, large: 995, small: 489.5, between: 16, beside: true }],
    [1025, { facts: 264, gap: 32, large: 581, small: 282.5, between: 16, beside: true }],
    [1024, { facts: 892, large: 892, small: 438, between: 16, beside: false }],
    [720, { facts: 588, large: 588, small: 286, between: 16, beside: false }],
    [719, { facts: 687, large: 687, small: 335.5, between: 16, beside: false }],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo(0, 0));
    const { facts, large, smalls, whole, columns } = await parts(page);
    const [left, right] = [smalls[0]!, smalls[1]!];
    const at = (what: string) => `${what} at ${width} px`;
    expect(facts.width, at('facts')).toBeCloseTo(expected.facts, 0);
    expect(large!.width, at('large picture')).toBeCloseTo(expected.large, 0);
    expect(left.width, at('small picture')).toBeCloseTo(expected.small, 0);
    expect(right.x - left.right, at('gap between smalls')).toBeCloseTo(expected.between, 0);
    expect(right.y, at('smalls pair')).toBe(left.y);
    expect(whole.width).toBeLessThanOrEqual(1520);
    if (expected.beside) {
      expect(large!.x - facts.right, at('gap beside the facts')).toBeCloseTo(expected.gap, 0);
      expect(large!.y, at('facts and picture begin level')).toBe(facts.y);
    } else {
      expect(large!.y, at('facts on top')).toBeGreaterThanOrEqual(facts.bottom);
      if (width >= 720) expect(columns, at('columns of facts')).toBe(2);
    }

    await page.evaluate(() => scrollTo(0, 700));
    const scrolled = (await parts(page)).facts.y;
    if (expected.beside) expect(scrolled, at('sticky 10 px from the top')).toBeCloseTo(10, 0);
    else expect(scrolled, at('static')).toBeLessThan(0);
  }

  await page.setViewportSize({ width: 479, height: 900 });
  const phone = await parts(page);
  expect(phone.smalls[0]!.width).toBe(phone.large!.width);
  expect(phone.smalls[1]!.y).toBeGreaterThan(phone.smalls[0]!.bottom);
});

test('a single small picture keeps half the width, and what follows is below it', async ({ page }) => {
  await open(page, lead.path);
  const half = (await parts(page)).smalls[0]!.width;
  const { small, next } = await page.evaluate(() => {
    document.querySelectorAll('figure[data-size="small"]')[1]?.remove();
    const figure = document.querySelector('figure[data-size="small"]');
    const box = (element?: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    return { small: box(figure), next: box(figure?.nextElementSibling) };
  });
  expect(small.width).toBe(half);
  expect(next.y).toBeGreaterThan(small.bottom);
});

test('a small drawing is shown whole, with the scale bar at its edge', async ({ page }) => {
  const drawn = details.filter(({ images }) => images.some((image) => image.small && isDrawing(image)));
  for (const { path } of drawn) {
    await page.goto(path);
    const drawings = page.locator('figure[data-size="small"] img[src$=".svg"]');
    expect(await drawings.count(), path).toBeGreaterThan(0);
    const fits = await drawings.evaluateAll((all) => all.map((image) => getComputedStyle(image).objectFit));
    expect(new Set(fits), path).toEqual(new Set(['contain']));
  }
});

test('on a phone title, facts and the first picture are in the first screen, and who drew a picture stands in one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of details) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('term').last()).toBeInViewport();
    await expect(page.locator('figure img').first(), path).toBeInViewport({ ratio: 0.8 });
    const lines = await page.locator('figcaption span:not([class]) > span').evaluateAll((credits) =>
      credits.map((credit) => {
        const range = document.createRange();
        range.selectNodeContents(credit);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(new Set(lines), path).toEqual(new Set([1]));
  }
});

for (const [area, which, width] of [
  [lead.area, 'first', 390],
  [lead.area, 'first', 1440],
  [elsewhere.area, 'last', 390],
  ['development', 'last', 1000],
] as const) {
  test(`${which} work of ${area} at ${width} px: the words of the only neighbour fill the place beside its picture`, async ({
    page,
  }) => {
    const all = works.filter((work) => work.area === area);
    test.skip(all.length < 2, 'a work alone in its area has no neighbour');
    await page.setViewportSize({ width, height: 900 });
    await open(page, all.at(which === 'first' ? 0 : -1)!.path);
    const way = page.getByRole('navigation', { name: `${texts.previous}, ${texts.next}` }).locator('a[rel]');
    await expect(way).toHaveCount(1);
    const { picture, words, row } = await way.evaluate((link) => ({
      picture: link.querySelector('img')!.getBoundingClientRect(),
      words: link.lastElementChild!.getBoundingClientRect(),
      row: link.parentElement!.getBoundingClientRect(),
    }));
    expect(picture.left).toBeCloseTo(row.left, 0);
    expect(words.left).toBeGreaterThan(picture.right);
    expect(words.right).toBeCloseTo(row.right, 0);
    expect(words.bottom).toBeCloseTo(picture.bottom, 0);
  });
}

test('captions are numbered in page order; a credit stands under the first of its pictures', async ({ page }) => {
  await page.goto(lead.path);
  const captions = await page.locator('article figcaption').allInnerTexts();
  expect(captions).toHaveLength(lead.images.length);
  const credits = lead.images.map(({ credit }) => credit);
  captions.forEach((caption, index) => {
    const credit = credits.indexOf(credits[index]) === index ? credits[index] : '';
    const { captionText } = lead.images[index]!;
    expect(words(caption)).toBe(words(`0${index + 1} ${captionText} ${credit}`));
  });
});

/** Without the scale on paper, which only a print shows, and with plain spaces. */
const words = (text: string) => text.replace(/\s+/gu, ' ').trim();
