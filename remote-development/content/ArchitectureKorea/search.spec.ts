import { expect, open, test } from '../../../e2e/fixtures';
import { texts } from '../../../e2e/site/site-words';

for (const name of ['Gyeongbokgung', 'Zaha Hadid', '선교장'])
  test(`the search finds the guide by what is on its map: ${name}`, async ({ page }) => {
    await open(page, '/GDL');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: texts.searchTitle }).fill(name);
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(name);
  });

test('the address of a page is a code, and a red building comes before Redux', async ({ page }) => {
  await open(page, '/GDL');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: texts.searchTitle });
  await field.fill('/KCT');
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAccessibleName(/^LCT /);
  await field.fill('red');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(/\bred\b/i);
});
