import { axeViolations } from '../page/axe-violations';
import { expect, open, test } from '../fixtures';
import { otherLanguages } from '../site/other-languages';
import { addresses, lead } from '../site/site-pages';

const paths = ['', ...otherLanguages.map(({ path }) => path)].flatMap((below) => addresses.map((path) => below + path));

test.use({ reducedMotion: 'reduce' });

for (const path of paths) {
  test(`${path} has no violation that axe finds, in either theme at any width`, async ({ page }) => {
    await open(page, path);
    expect(await axeViolations(page)).toEqual([]);
  });
}

for (const [what, figure] of [
  ['picture', 'figure:not([data-scale])'],
  ['drawing', 'figure[data-scale]'],
] as const) {
  test(`an open ${what} has no violation that axe finds, in either theme at any width`, async ({ page }) => {
    await open(page, lead.path);
    await page.locator(`${figure} a[data-picture]:visible`).first().click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}
