import { expect, open, test } from '../fixtures';
import { lead, paths } from '../site/site-pages';
import { texts } from '../site/site-words';

test('a link at the top leads past the menu', async ({ page }) => {
  await open(page, lead.path);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: texts.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has one main heading, and words for every picture', async ({ page }) => {
    const shown = ['document', 'stylesheet'];
    await page.route('**/*', (route) =>
      shown.includes(route.request().resourceType()) ? route.continue() : route.abort(),
    );
    for (const path of [...paths, '/works']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      const wordless = page.locator('main img:not([alt]), main figure:has(img[alt=""]):not(:has(figcaption))');
      await expect(wordless, path).toHaveCount(0);
    }
  });
});
