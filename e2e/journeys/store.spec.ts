import { expect, open, started, test } from '../fixtures';

const key = 'persist:root';

test('init-data fills the database with the site index, and only this slice is saved', async ({ page }) => {
  await open(page, '/works');
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toContain('Museum-library');
  const saved = JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? '{}') as Record<
    string,
    string
  >;
  expect(Object.keys(saved).sort()).toEqual(['ArchitectComponents', '_persist']);
  const slice = JSON.parse(saved['ArchitectComponents'] ?? '{}') as { database: string };
  expect(Object.keys(slice)).toEqual(['database']);
  const entries = JSON.parse(slice.database) as { label: string }[];
  expect(entries.map(({ label }) => label)).toHaveLength(14);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([key]);
});

for (const [what, value] of [
  [
    'another index',
    JSON.stringify({
      ArchitectComponents: JSON.stringify({ database: '[{"title":"old"}]' }),
      _persist: '{"version":1,"rehydrated":true}',
    }),
  ],
  ['no JSON', '{{{'],
  [
    'a slice of another shape',
    JSON.stringify({ ArchitectComponents: '42', _persist: '{"version":-1,"rehydrated":true}' }),
  ],
] as const) {
  test(`a page starts with saved state that is ${what}`, async ({ page }) => {
    await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
    await open(page, '/GDL');
    await page.getByRole('link', { name: 'LCT Small-city research' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Small-city technology research' })).toBeVisible();
  });
}

test('a page starts where the browser denies local storage', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await open(page, '/GDL');
  await page.getByRole('link', { name: 'LCT Small-city research' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Small-city technology research' })).toBeVisible();
});

test('the prerendered page stands while nothing is restored or loaded yet', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/_shell/**/*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/GDL', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Museum-library' })).toBeVisible();
  await expect.poll(() => held.length).toBe(2);
  for (const release of held) release();
  await started(page);
});
