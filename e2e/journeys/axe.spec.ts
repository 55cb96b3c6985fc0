import { axeViolations } from '../axe-violations';
import { expect, open, test } from '../fixtures';
import { paths } from '../site-pages';

const pages = [
  ...paths.filter((path) => path !== '/portfolio' && path !== '/contact'),
  '/works',
  '/accessibility',
  '/no-such-page',
];

test.use({ reducedMotion: 'reduce' });

for (const path of pages) {
  test(`${path} has no violation that axe finds, in either theme at any width`, async ({ page }) => {
    await open(page, path);
    expect(await axeViolations(page)).toEqual([]);
  });
}

for (const [what, name] of [
  ['picture', 'hero'],
  ['drawing', 'plan'],
] as const) {
  test(`an open ${what} has no violation that axe finds, in either theme at any width`, async ({ page }) => {
    await open(page, '/GDL');
    await page.locator(`a[data-picture="${name}"]:visible`).click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}
