import fc from 'fast-check';
import { savedStates } from '@portfolio/testing/saved-states';
import { expect, open, untilStarted, test } from '../fixtures';
import { elsewhere, lead, works } from '../site/site-pages';

const key = 'persist:root';

test('init-data fills the database with the site index, and only this slice is saved', async ({ page }) => {
  await open(page, '/works');
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toContain(lead.title);
  const saved = JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? '{}') as Record<
    string,
    string
  >;
  expect(Object.keys(saved).sort()).toEqual(['ArchitectComponents', '_persist']);
  const slice = JSON.parse(saved['ArchitectComponents'] ?? '{}') as { database: string };
  expect(Object.keys(slice)).toEqual(['database']);
  const entries = JSON.parse(slice.database) as { label: string }[];
  expect(entries.map(({ label }) => label)).toHaveLength(works.length);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([key]);
});

test('a page hydrates and saves over each of 40 invalid saved states, with one named error at most', async ({
  page,
  complaints,
}) => {
  await open(page, '/works');
  for (const state of fc.sample(savedStates, { numRuns: 40, seed: 11 })) {
    complaints.length = 0;
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, state] as const);
    await open(page, '/works');
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key), state).toContain(lead.title);
    expect(complaints.length, `${state}: ${complaints.join(' ')}`).toBeLessThanOrEqual(1);
    for (const text of complaints) expect(text).toContain('"root"');
  }
});

test('a page works with a full storage and logs once that nothing is saved', async ({ page, complaints }) => {
  await open(page, lead.path);
  await page.evaluate((name) => {
    localStorage.removeItem(name);
    for (let size = 2 ** 22, count = 0; size >= 1; size /= 2)
      try {
        for (;;) localStorage.setItem(`filled ${count++}`, 'x'.repeat(size));
      } catch {
        // No room for another of this size.
      }
  }, key);
  await open(page, '/works');
  await expect(page.getByRole('main').getByRole('link', { name: lead.title })).toBeVisible();
  await expect.poll(() => complaints.length).toBe(1);
  expect(complaints[0]).toContain('Nothing is saved');
});

test('a page hydrates where the browser denies every storage and the service worker', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get });
  });
  await open(page, lead.path);
  await page.getByRole('link', { name: elsewhere.linkName }).click();
  await expect(page.getByRole('heading', { level: 1, name: elsewhere.title })).toBeVisible();
  await page.reload();
  await untilStarted(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: lead.title })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the prerendered page stands while nothing is restored or loaded yet', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route('**/_shell/**/*.js', async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(lead.path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: lead.title })).toBeVisible();
  await expect.poll(() => held.length).toBe(2);
  for (const release of held) release();
  await untilStarted(page);
});
