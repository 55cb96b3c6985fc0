import { aliasOf } from '@portfolio/contract/areas';
import { expect, open, railLink, test } from '../fixtures';
import { contact, lead, next } from '../site/site-pages';
import { texts } from '../site/site-words';

test.skip(!contact, 'the site has no contact page');

const address = contact && aliasOf(contact.path);

test('the line is not on the contact page, and is there again on the next one', async ({ page }) => {
  await open(page, lead.path);
  const line = page.getByRole('link', { name: texts.closing });
  await line.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(line).toBeHidden();
  await railLink(page, next).click();
  await expect(page.getByRole('heading', { level: 1, name: next.title })).toBeVisible();
  await expect(line).toBeVisible();
});

test('the line is not in reach while the sheet is open, and not on paper', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, lead.path);
  const line = page.locator('footer', { hasText: texts.closing });
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: texts.menu }).click();
  await expect(line).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(line).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeHidden();
});
