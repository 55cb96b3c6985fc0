import { expect, test } from '../../../e2e/fixtures';
import { sheetsOf, strokesOf, type Raster } from '../../../e2e/page/printed-sheets';

test('plan and section are printed at the scale that is written there', async ({ page }) => {
  await page.goto('/GDL');
  const scaled = await page
    .locator('figure[data-scale]')
    .evaluateAll((figures) => figures.map((figure) => [figure.id, figure.getAttribute('data-scale')]));
  expect(scaled).toEqual([
    ['picture-plan', '500'],
    ['picture-section', '500'],
  ]);

  const sheets = await sheetsOf(page);
  expect(sheets).toHaveLength(7);
  // The scale bars of plan and section say 40 m, which are 80 mm at 1:500. A bar is many rows of pixels high.
  const barRows = (sheet: Raster | undefined) =>
    sheet ? strokesOf(sheet).filter((length) => Math.abs(length - 80) < 0.4).length : 0;
  for (const at of [2, 4]) expect(barRows(sheets[at]), `sheet ${at + 1}`).toBeGreaterThanOrEqual(2);
});
