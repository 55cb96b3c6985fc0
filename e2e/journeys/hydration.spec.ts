import { expect, untilStarted, test } from '../fixtures';
import { contact, elsewhere, firsts, lead, paths, unlisted } from '../site/site-pages';
import { serveVariant } from '../site/variant-site';

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
      await untilStarted(page);
      // The development build of the store measures its own checks, and a busy machine is slow at them.
      expect(
        complaints.filter((text) => !/StateInvariantMiddleware took/.test(text)),
        path,
      ).toEqual([]);
    }
  });
}

/** What extensions of browsers put into a document while it is read: attributes and nodes of their own. */
function beAnExtension(): void {
  const mark = () => {
    const { documentElement: root, body } = document;
    if (!body || root.hasAttribute('data-extension')) return;
    root.setAttribute('data-extension', 'dark');
    root.style.setProperty('--extension-colour', '#123');
    body.setAttribute('cz-shortcut-listen', 'true');
    document.head.append(Object.assign(document.createElement('meta'), { name: 'extension-lock' }));
    body.prepend(document.createElement('extension-bar'));
    const watchEnd = () => {
      for (const field of document.querySelectorAll('input, textarea')) field.setAttribute('data-lastpass-icon', 'x');
      for (const link of document.querySelectorAll('a, button, img, p')) link.setAttribute('data-extension-seen', '');
      body.append(document.createElement('extension-frame'));
    };
    document.addEventListener('DOMContentLoaded', watchEnd, { once: true });
  };
  new MutationObserver(mark).observe(document, { childList: true, subtree: true });
}

/** One page of each kind: the shell's own, the form, and of every area a work and what is listed nowhere. */
const kinds = new Set([
  '/',
  '/works',
  ...[lead, ...firsts, ...unlisted, ...(contact ? [contact] : [])].map(({ path }) => path),
]);

test('what extensions write into a page before it is hydrated stops nothing', async ({ page, baseURL, complaints }) => {
  await page.addInitScript(beAnExtension);
  for (const path of kinds) {
    await page.goto(`${baseURL}${path}`);
    await untilStarted(page);
    await expect(page.locator('extension-frame')).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    expect(complaints, path).toEqual([]);
  }
});
