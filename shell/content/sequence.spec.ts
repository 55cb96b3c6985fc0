import { expect, test, type Page } from '@playwright/test';
import { works } from '../../e2e/site/site-pages';

/** Facts beside pictures; the programs have a page of another form. */
const details = works.filter(({ area }) => area !== 'development');

// How text and pictures alternate is in the document.
test.use({ javaScriptEnabled: false });

for (const { path } of details)
  test(`${path}: on a phone no more than 1.2 windows of text pass without a picture; no text in two columns is taller than the window`, async ({
    page,
  }) => {
    await page.goto(path);
    await test.step('on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 664 });
      const gaps = await page.evaluate(() => {
        const ends = [
          ...document.querySelectorAll('article figure:not([data-study] figure), article [data-study], article nav'),
        ]
          .map((element) => element.getBoundingClientRect())
          .sort((a, b) => a.top - b.top);
        return ends.slice(1).map(({ top }, index) => (top - ends[index]!.bottom) / innerHeight);
      });
      expect(gaps.length).toBeGreaterThan(3);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(1.2);
    });
    for (const [width, height] of [
      [1366, 657],
      [1440, 900],
    ] as const)
      await test.step(`at ${width} × ${height} px`, async () => {
        await page.setViewportSize({ width, height });
        const heights = await page
          .locator('[data-prose]')
          .evaluateAll((texts) =>
            texts
              .filter((text) => getComputedStyle(text).columnCount === '2')
              .map((text) => text.getBoundingClientRect().height),
          );
        expect(heights.length).toBeGreaterThan(0);
        expect(Math.max(...heights)).toBeLessThanOrEqual(height);
      });
  });

test('every building has a sequence of its own', async ({ page }) => {
  // Only their documents are asked for.
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  const sequences = new Map<string, string>();
  for (const { path } of works.filter(({ area }) => area === 'architecture')) {
    await page.goto(path);
    const sequence = await sequenceOf(page);
    expect([...sequences].filter(([, other]) => other === sequence)).toEqual([]);
    sequences.set(path, sequence);
  }
});

function sequenceOf(page: Page): Promise<string> {
  return page
    .locator('article :is(figure, [data-prose], [data-study])')
    .evaluateAll((all) =>
      all
        .map((each) =>
          each.matches('figure') ? each.id.replace('picture-', '') : each.hasAttribute('data-study') ? 'study' : 'text',
        )
        .join(' '),
    );
}
