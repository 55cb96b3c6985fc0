import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, open, test } from '../fixtures';
import { groups, lead, settings, works } from '../site/site-pages';
import { form, texts } from '../site/site-words';

/** The headings of the home page's own text; the contact stands below the last one. */
const sections = [
  ...readFileSync(join(import.meta.dirname, '../../shell/content/home.md'), 'utf8').matchAll(/^## (.+)$/gm),
].map(([, title = '']) => title);

test('the home page introduces every group of works and the contact, and each count leads to its section', async ({
  page,
}) => {
  await open(page, '/');
  const main = page.getByRole('main');
  const titles = groups.map(({ title }) => title);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([...titles, ...sections]);
  const counts = main.getByRole('heading', { level: 1 }).getByRole('link');
  await expect(counts).toHaveCount(groups.length);
  for (const [index, name] of titles.entries()) {
    await counts.nth(index).click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  }
});

test('every work is a link with a picture in the section of its group, and the contact is linked', async ({ page }) => {
  await open(page, '/');
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  // The lead stands before the sections.
  await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport();
  for (const { title } of groups) {
    const links = region(title)
      .getByRole('link')
      .filter({ has: page.getByRole('img') });
    const others = works.filter((work) => work.group === title && work !== lead);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      others.map(({ path }) => path),
    );
  }
  await region(texts.contact).getByRole('link').click();
  await expect(page).toHaveURL(settings.contact ?? '');
  await expect(page.getByRole('textbox', { name: form.message })).toBeVisible();
});

test('the first screen says who this is and shows a strong picture at any width', async ({ page }) => {
  await open(page, '/');
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
    [720, 1024],
    [1000, 760],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const statement = page.getByRole('heading', { level: 1 });
    await expect(statement, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    const share = await page
      .getByRole('main')
      .getByRole('img')
      .first()
      .evaluate((image) => {
        const { left, right, top, bottom } = image.getBoundingClientRect();
        const wide = Math.min(right, innerWidth) - Math.max(left, 0);
        const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
        return (Math.max(0, wide) * Math.max(0, high)) / (innerWidth * innerHeight);
      });
    expect(share, `the share of the picture at ${width} × ${height}`).toBeGreaterThan(0.3);
  }
});
