import { axeViolations } from '../axe-violations';
import { expect, open, test } from '../fixtures';
import { lead, pages } from '../site-pages';

const paths = ['/', ...pages.map(({ path }) => path), '/works', '/no-such-page'];

test.use({ reducedMotion: 'reduce' });

for (const path of paths) {
  test(`${path} has no violation that axe finds, in either theme at any width`, async ({ page }) => {
    await open(page, path);
    expect(await axeViolations(page)).toEqual([]);
  });
}

for (const [what, selector] of [
  ['photo', 'a[data-picture]:not(:has(img[src$=".svg"]))'],
  ['drawing', 'a[data-picture]:has(img[src$=".svg"])'],
] as const) {
  test(`no open ${what} of a work has a violation that axe finds, in either theme at any width`, async ({ page }) => {
    test.setTimeout(120_000);
    await open(page, lead.path);
    const links = page.locator(selector).filter({ visible: true });
    const count = await links.count();
    expect(count).toBeGreaterThan(0);
    for (let index = 0; index < count; index++) {
      await links.nth(index).click();
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
}
