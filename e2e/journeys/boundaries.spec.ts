import { expect, open, test } from '../fixtures';
import { elsewhere, next } from '../site-pages';

test("?boundaries outlines an area's root with its name, release and size", async ({ page }) => {
  await open(page, `${elsewhere.path}?boundaries`);
  const area = page.locator('[data-boundary]:visible');
  await expect(area).toHaveAttribute('data-boundary', new RegExp(`^${elsewhere.area} · [0-9a-f]{20} · \\d+ KB$`));
  await expect(area).toHaveCSS('outline-style', 'dashed');
  const label = await area.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(label).toContain(elsewhere.area);
  await page.getByRole('link', { name: next.linkName }).click();
  await expect(page.locator(`[data-boundary^="${next.area}"]`)).toHaveCSS('outline-style', 'dashed');
});

test('without the parameter no boundary is drawn', async ({ page }) => {
  await open(page, elsewhere.path);
  await expect(page.locator('[data-boundary]:visible')).toHaveCSS('outline-style', 'none');
});
