import { expect, open, test } from '../fixtures';
import { lead, works } from '../site-pages';
import { textFaults } from '../text-layout';

/** A reader's setting of the browser, and not of the page: widths that count letters follow it. */
for (const [percent, size] of [
  [150, 24],
  [200, 32],
] as const) {
  test.describe(`with the browser's text at ${percent} %`, () => {
    test.use({
      viewport: { width: 1440, height: 900 },
      launchOptions: {
        executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--blink-settings=defaultFontSize=${size}`],
      },
    });

    test('no title of the sidebar is cut off, and the pictures keep their room', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of [lead.path, '/works', works.at(-1)!.path]) {
        await open(page, path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
        const menu = page.locator('button[popovertarget]').first();
        if (await menu.isVisible()) await menu.click();
        const cut = await page.locator('#rail a:visible').evaluateAll((rows) =>
          rows
            .filter((row) => {
              row.focus();
              const title = row.lastElementChild!;
              const [own, whole] = [title.getBoundingClientRect(), row.getBoundingClientRect()];
              return (
                own.right > whole.right + 1 || title.scrollWidth > title.clientWidth + 1 || whole.right > innerWidth
              );
            })
            .map((row) => row.textContent),
        );
        expect(cut, path).toEqual([]);
        if (await menu.isVisible()) await page.keyboard.press('Escape');
        expect(await textFaults(page), path).toEqual([]);
      }
    });

    test('a picture of a work is at least half as wide as the window', async ({ page }) => {
      await open(page, lead.path);
      const figure = (await page.locator('article figure').first().boundingBox())!;
      expect(figure.width).toBeGreaterThan(720);
    });
  });
}
