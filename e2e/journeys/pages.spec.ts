import { expect, test } from '../fixtures';
import { architecturePaths, paths } from '../site-pages';

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [...paths, '/works'] as const) {
    test(`${path} shows its heading, its text and working links`, async ({ page, request }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const text = await page.getByRole('main').innerText();
      expect(text.split(/\s+/).length).toBeGreaterThan(60);

      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(hrefs.length).toBeGreaterThan(15);
      for (const href of new Set(hrefs)) expect((await request.get(href)).status(), href).toBe(200);
    });
  }

  for (const path of architecturePaths) {
    test(`${path} has 300 words or more, and its facts in the order of the specification`, async ({ page }) => {
      await page.goto(path);
      const text = await page.getByRole('main').locator('section').allInnerTexts();
      expect(text.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(300);
      const terms = await page.getByRole('term').allInnerTexts();
      const rows = ['Status', 'Site', 'Client', 'Award', 'Collaborators', 'Role'];
      // A row without a value is left out: not every work won an award.
      const expected = rows.filter((row) => row !== 'Award' || terms.includes(row));
      expect(terms.slice(0, expected.length)).toEqual(expected);
    });
  }

  const sections = {
    '/ArchitectureKorea': [
      'What Problem did I try to Solve',
      'Development Process - Schema',
      'Development Process - Skills',
      'Development Process - Failed method',
    ],
    '/DanceForYou': ['01 Pose recognition', '02 Dynamic time warping', '03 GAN', '04 Smart mirror', '05 3D rendering'],
    '/Pianissimo': ['Development Process - Skills'],
  };
  for (const [path, headings] of Object.entries(sections)) {
    test(`${path} has every section of the specification`, async ({ page }) => {
      await page.goto(path);
      for (const name of headings) await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    });
  }

  for (const [path, label] of [
    ['/ArchitectureKorea', 'CLICK'],
    ['/Pianissimo', 'CLICK!'],
  ] as const) {
    test(`${path} has a ${label} link that opens a new tab and says so`, async ({ page }) => {
      await page.goto(path);
      const link = page.getByText(label, { exact: true });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
      await expect(link).toHaveAccessibleName(/^CLICK!? .+new tab/);
    });
  }

  test('Pianissimo says that the mobile app has not launched yet', async ({ page }) => {
    await page.goto('/Pianissimo');
    await expect(page.getByRole('main')).toContainText(/not launched yet/i);
  });

  test('on a phone the menu opens without a script', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/GDL');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'SSL City landmark tower', exact: true })).toBeInViewport();
  });
});

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
    expect(descriptions.get(description), `${path} has the description of`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
  }
});

test('/portfolio is the home page, /contact the contact page, each under one canonical address', async ({
  request,
}) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('/portfolio')).toBe(await text('/'));
  expect(await text('/contact')).toBe(await text('/Contact'));
  expect(await text('/contact')).toContain('/Contact">');
});

test('an unknown path has status 404 and a page with links', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'GDL', exact: true })).toBeVisible();
});

test('/gba has status 404, suggests /GBA, and shows it', async ({ page }) => {
  const response = await page.goto('/gba');
  expect(response?.status()).toBe(404);
  const work = page.getByRole('main').getByRole('link', { name: 'GBA Agricultural resource agency' });
  await expect(work.getByRole('img')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '/GBA', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Agricultural resource agency' })).toBeVisible();
});

test('up to 767 px the fields of the form are stacked', async ({ page }) => {
  await page.goto('/Contact');
  const top = async (name: string) => (await page.getByLabel(name, { exact: true }).boundingBox())?.y ?? 0;
  await page.setViewportSize({ width: 767, height: 900 });
  expect(await top('Email')).toBeGreaterThan((await top('Name')) + 44);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await top('Email')).toBe(await top('Name'));
});
