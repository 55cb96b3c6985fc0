import { expect, open, test } from '../../e2e/fixtures';

test('a word finds every page that has it, first the one that has it in its title', async ({ page }) => {
  await open(page, '/GDL');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('tower');
  await expect(page.getByRole('dialog').getByRole('option').first()).toHaveAccessibleName(/^SSL City landmark tower/);
  expect(await page.getByRole('dialog').getByRole('option').count()).toBeGreaterThan(1);
});

test('typing errors and Korean find pages of every area', async ({ page }) => {
  await open(page, '/Contact');
  await page.keyboard.press('Control+k');
  for (const [typed, name] of [
    ['musuem', /Museum-library/],
    ['도서관', /District library/],
    ['피아노', /Pianissimo/],
    ['분할', /Subdivision/],
    ['time warping', /DanceForYou/],
  ] as const) {
    await page.getByRole('dialog').getByRole('combobox').fill(typed);
    await expect(page.getByRole('dialog').getByRole('option').filter({ hasText: name }).first()).toBeVisible();
  }
});
