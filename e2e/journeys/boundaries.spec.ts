import { expect, open, test } from '../fixtures';

test("?boundaries outlines an area's root with its name, release and size", async ({ page }) => {
  await open(page, '/KCT?boundaries');
  const area = page.locator('[data-boundary]:visible');
  await expect(area).toHaveAttribute('data-boundary', /^research · [0-9a-f]{20} · \d+ KB$/);
  await expect(area).toHaveCSS('outline-style', 'dashed');
  const label = await area.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(label).toContain('research');
  await page.getByRole('link', { name: /^SSL/ }).click();
  await expect(page.locator('[data-boundary^="architecture"]')).toHaveCSS('outline-style', 'dashed');
});

test('without the parameter no boundary is drawn', async ({ page }) => {
  await open(page, '/KCT');
  await expect(page.locator('[data-boundary]:visible')).toHaveCSS('outline-style', 'none');
});
