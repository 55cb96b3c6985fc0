import { aliasOf } from '@portfolio/contract/areas';
import { expect, open, railLink, test } from '../fixtures';
import { addresses, contact, lead, next } from '../site-pages';
import { texts } from '../site-words';

test.skip(!contact, 'the site has no contact page');

const address = contact && aliasOf(contact.path);
const others = addresses.filter((path) => path !== contact?.path);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of others)
    test(`${path} ends with one line to the contact page`, async ({ page }) => {
      await page.goto(path);
      const links = page.locator('main a, main ~ footer a, #root ~ footer a').filter({ visible: true });
      const ways = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
      const own = ways.filter((href) => href === address || href === contact?.path);
      // Behind that of the home page stand only the addresses that the owner has elsewhere.
      if (path === '/') expect(own.length).toBeGreaterThan(0);
      else expect(ways.at(-1)).toBe(address);
      const line = page.getByRole('contentinfo').getByRole('link', { name: texts.closing });
      await expect(line).toBeVisible({ visible: path !== '/' || own.length === 0 });
    });
});

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
