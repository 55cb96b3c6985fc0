import { chromium, type Page } from '@playwright/test';
import { expect, open, test } from '../../../e2e/fixtures';
import { lead, works } from '../../../e2e/site/site-pages';
import { texts } from '../../../e2e/site/site-words';
import { textFaults } from '../../../e2e/page/text-layout';
import { browserArguments, wholeBrowser } from '@portfolio/testing/engines/whole-browser';

/** Opens a window in a browser whose reader has set the size of text, which widths that count letters follow. */
async function withTextOf(size: number, use: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    ...wholeBrowser.launchOptions,
    args: [...browserArguments, `--blink-settings=defaultFontSize=${size}`],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      baseURL: process.env['JOURNEYS_ADDRESS'],
      reducedMotion: 'reduce',
    });
    await use(page);
  } finally {
    await browser.close();
  }
}

/** The titles of the sidebar that are not seen whole while they have the focus. */
function cutTitles(page: Page): Promise<(string | null)[]> {
  return page.locator('#rail a:visible').evaluateAll((rows) =>
    rows
      .filter((row) => {
        row.focus();
        const title = row.lastElementChild!;
        const [own, whole] = [title.getBoundingClientRect(), row.getBoundingClientRect()];
        return own.right > whole.right + 1 || title.scrollWidth > title.clientWidth + 1 || whole.right > innerWidth;
      })
      .map((row) => row.textContent),
  );
}

for (const [percent, size] of [
  [150, 24],
  [200, 32],
] as const)
  test(`with the browser's text at ${percent} % titles of the sidebar are whole, and pictures keep their room`, () =>
    withTextOf(size, async (page) => {
      for (const path of [lead.path, '/works', works.at(-1)!.path]) {
        await open(page, path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
        const menu = page.getByRole('button', { name: texts.menu });
        if (await menu.isVisible()) await menu.click();
        expect(await cutTitles(page), path).toEqual([]);
        if (await menu.isVisible()) await page.keyboard.press('Escape');
        expect(await textFaults(page), path).toEqual([]);
      }
      await open(page, lead.path);
      const figure = (await page.locator('article figure').first().boundingBox())!;
      expect(figure.width, 'half of the window').toBeGreaterThan(720);
    }));
