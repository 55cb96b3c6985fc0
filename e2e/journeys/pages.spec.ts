import type { APIRequestContext, Page } from '@playwright/test';
import { pageTemplate } from '@portfolio/content/page/page-template';
import { aliases, aliasOf, canonical } from '@portfolio/contract/areas';
import { expect, test } from '../fixtures';
import { addresses, contact, lead, next, paths, settings, works } from '../site/site-pages';
import { form, missingTexts, texts } from '../site/site-words';

const answered = [...paths, '/works'];

/** What each address has answered: most links are on every page. */
const answers = new Map<string, Promise<number>>();

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of answered)
    test(`${path} shows its heading, its text and working links, and ends with the way to the contact page`, async ({
      page,
      request,
    }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const text = await page.getByRole('main').innerText();
      // A form has few words of its own.
      expect(text.split(/\s+/).length).toBeGreaterThan(canonical(path) === contact?.path ? 20 : 60);

      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(works.length);
      for (const href of new Set(hrefs)) expect(await statusOf(request, href), href).toBe(200);

      if (works.some((work) => work.path === path))
        await test.step('its facts are in the order of the settings', async () => {
          const terms = await page.getByRole('term').allInnerTexts();
          const rows = settings.facts.map(({ name }) => name).filter((name) => terms.includes(name));
          expect(rows).not.toEqual([]);
          expect(terms.slice(0, rows.length)).toEqual(rows);
        });
      await expectContactLast(page, path);
    });

  for (const path of addresses.filter((each) => !answered.includes(each)))
    test(`${path} ends with one line to the contact page`, async ({ page }) => {
      test.skip(!contact, 'the site has no contact page');
      const response = await page.goto(path);
      expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
      await expectContactLast(page, path);
    });

  test('on a phone the menu opens without a script', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(lead.path);
    await page.getByRole('button', { name: texts.menu }).click();
    await expect(page.getByRole('link', { name: next.linkName, exact: true })).toBeInViewport();
  });
});

/** What a page says that has just been made. */
const newPage = pageTemplate({ title: '', order: 1, year: 2000 }, []);

test('every route has a title and a description of its own', async ({ request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of [...paths, '/works'].filter((each) => each !== '/portfolio' && each !== '/contact')) {
    const html = await (await request.get(path)).text();
    const title = /<title>(.+?)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="(.+?)">/.exec(html)?.[1] ?? '';
    expect(title, path).not.toBe('');
    expect(description.length, path).toBeGreaterThan(50);
    expect(titles.get(title), `${path} has the title of`).toBeUndefined();
    titles.set(title, path);
    // "npm run check" names the pages that nobody has described yet.
    if (newPage.includes(`"${description}"`)) continue;
    expect(descriptions.get(description), `${path} has the description of`).toBeUndefined();
    descriptions.set(description, path);
  }
});

for (const [alias, path] of Object.entries(aliases).filter(([alias]) => paths.includes(alias)))
  test(`${alias} is the page ${path}, under one canonical address`, async ({ request }) => {
    const text = async (path: string) => (await request.get(path)).text();
    expect(await text(alias)).toBe(await text(path));
    expect(await text(alias)).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`));
  });

test('an unknown path has status 404 and a page with links', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: missingTexts.title })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: lead.label, exact: true })).toBeVisible();
});

test("a work's path in small letters has status 404, and a page that suggests the work and leads to it", async ({
  page,
}) => {
  const response = await page.goto(lead.path.toLowerCase());
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  const work = main.getByRole('link', { name: `${lead.label} ${lead.title}` });
  await expect(lead.images.length > 0 ? work.getByRole('img') : work).toBeVisible();
  await main.getByRole('link', { name: lead.path, exact: true }).click();
  await expect(page.getByRole('heading', { name: lead.title })).toBeVisible();
});

test('up to 767 px the fields of the form are stacked', async ({ page }) => {
  test.skip(!contact, 'the site has no page with a form');
  await page.goto(contact!.path);
  const top = async (name: string) => (await page.getByLabel(name, { exact: true }).boundingBox())?.y ?? 0;
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await top(form.email)).toBeGreaterThan((await top(form.name)) + 44);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await top(form.email)).toBe(await top(form.name));
});

function statusOf(request: APIRequestContext, href: string): Promise<number> {
  const answer = answers.get(href) ?? request.get(href).then((response) => response.status());
  answers.set(href, answer);
  return answer;
}

async function expectContactLast(page: Page, path: string): Promise<void> {
  if (!contact || canonical(path) === contact.path) return;
  const address = aliasOf(contact.path);
  await test.step('it ends with one line to the contact page', async () => {
    const links = page.locator('main a, main ~ footer a, #root ~ footer a').filter({ visible: true });
    const ways = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    const own = ways.filter((href) => href === address || href === contact?.path);
    const isHome = canonical(path) === '/';
    // Behind that of the home page stand only the addresses that the owner has elsewhere.
    if (isHome) expect(own.length).toBeGreaterThan(0);
    else expect(ways.at(-1)).toBe(address);
    const line = page.getByRole('contentinfo').getByRole('link', { name: texts.closing });
    await expect(line).toBeVisible({ visible: !isHome || own.length === 0 });
  });
}
