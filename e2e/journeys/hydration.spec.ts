import { expect, started, test } from '../fixtures';
import { elsewhere, paths } from '../site-pages';
import { serveVariant } from '../variant-site';

// One server for the file: its tests share a worker.
test.describe.configure({ mode: 'default' });

let site: Awaited<ReturnType<typeof serveVariant>> | undefined;

// React says what it mended in its development build only.
test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await serveVariant('hydration', { REACT: 'development' });
});

test.afterAll(() => site?.stop());

test('the development build of React would report a mismatch', async ({ page, complaints }) => {
  await page.route(`**${elsewhere.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/[^<>]+<\/h1>/, 'Another heading</h1>'),
    });
  });
  await page.goto(`${site?.address}${elsewhere.path}`);
  // The first to ask for these scripts waits until the server has compressed them, and they are long.
  await expect.poll(() => complaints.join('\n'), { timeout: 30_000 }).toContain('Hydration failed');
});

for (const [what, saved] of [
  ['nothing saved', undefined],
  [
    'saved state that differs',
    JSON.stringify({
      ArchitectComponents: JSON.stringify({ database: '[{"title":"another"}]' }),
      _persist: '{"version":1,"rehydrated":true}',
    }),
  ],
] as const) {
  test(`with ${what} every route hydrates without a message`, async ({ page, complaints }) => {
    if (saved) await page.addInitScript((text) => localStorage.setItem('persist:root', text), saved);
    for (const path of [...paths, '/works']) {
      await page.goto(`${site?.address}${path}`);
      await started(page);
      // The development build of the store measures its own checks, and a busy machine is slow at them.
      expect(
        complaints.filter((text) => !/StateInvariantMiddleware took/.test(text)),
        path,
      ).toEqual([]);
    }
  });
}
