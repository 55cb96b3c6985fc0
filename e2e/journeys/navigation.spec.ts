import { expect, open, started, test } from '../fixtures';

const stations = [
  ['AK Architecture Korea', 'Korean architecture guide', 'development'],
  ['LCT Small-city research', 'Small-city technology research', 'research'],
  ['Contact', 'Architect & Developer', 'contact'],
  ['SSL City landmark tower', 'City landmark tower', 'architecture'],
  ['PCK Packing', 'Packing', 'research'],
  ['GBA Agriculture agency', 'Agricultural resource agency', 'architecture'],
] as const;

test('navigating through all areas by the rail loads no document, and the code of each area once', async ({
  page,
  requests,
  complaints,
}) => {
  await open(page, '/GDL');
  requests.length = 0;
  const rail = page.getByRole('navigation', { name: 'All works' }).first();
  for (const [link, heading] of stations) {
    await rail.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  expect(requests.filter((request) => request.isNavigationRequest())).toEqual([]);
  const scripts = requests
    .filter((request) => request.resourceType() === 'script')
    .map((request) => new URL(request.url()).pathname);
  expect(new Set(scripts).size).toBe(scripts.length);
  for (const area of ['development', 'research', 'contact'])
    expect(scripts.filter((path) => path.startsWith(`/_areas/${area}/`))).toHaveLength(2);
  expect(scripts.filter((path) => path.startsWith('/_areas/architecture/'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('shell and areas share one copy of React', async ({ page }) => {
  const sources: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') void response.text().then((text) => sources.push(text));
  });
  await open(page, '/GDL');
  for (const [link] of stations.slice(0, 3)) {
    await page.getByRole('link', { name: link }).first().click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Architect & Developer' })).toBeVisible();
  // React's own error addresses stand in every copy of it.
  expect(
    sources.filter((text) => text.includes('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=')),
  ).toHaveLength(1);
});

test('a navigation sets title, address and focus, and is announced', async ({ page }) => {
  await open(page, '/GDL');
  await page.getByRole('link', { name: 'IMP Art and museum park' }).first().click();
  await expect(page).toHaveURL('/IMP');
  await expect(page).toHaveTitle(/^Art and museum park · /);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Art and museum park' })).toBeAttached();
});

test('a click as soon as the page is hydrated navigates like any other', async ({ page }) => {
  await page.addInitScript(() => {
    // Again and again, until the shell handles it for the first time.
    const click = () => document.querySelector<HTMLElement>('a[href="/OKE"]')?.click();
    const timer = setInterval(click);
    addEventListener('click', (event) => {
      if (event.defaultPrevented) clearInterval(timer);
      event.preventDefault();
    });
  });
  await page.goto('/GDL');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overseas education center');
  await expect(page).toHaveTitle(/^Overseas/);
  await expect(page.locator('main')).toBeFocused();
});

test('the page that is pointed at is prerendered hidden; a click shows it and removes the one before', async ({
  page,
}) => {
  await open(page, '/GDL');
  const next = page.getByRole('link', { name: /^Next/ });
  const ahead = page.locator('h1', { hasText: 'City landmark tower' });
  await next.hover();
  await expect(ahead).toBeHidden();
  await expect(ahead).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Museum-library');
  await ahead.evaluate((heading) => Object.assign(heading, { same: true }));
  await next.click();
  await expect(ahead).toBeVisible();
  expect(await ahead.evaluate((heading) => 'same' in heading)).toBe(true);
  await expect(page.locator('h1', { hasText: 'Museum-library' })).not.toBeAttached();
});

test('Back returns to the page before, scrolled as it was left', async ({ page }) => {
  await open(page, '/GDL');
  await page.evaluate(() => scrollTo(0, 500));
  await page.waitForFunction(() => sessionStorage.length > 0);
  await page.getByRole('link', { name: 'LCT Small-city research' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Small-city technology research' })).toBeVisible();
  // A view transition can wait for a font between the new page and its place; the window shows the old picture until then.
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Museum-library' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

test('home and the list of all works open inside the page', async ({ page, requests }) => {
  await open(page, '/PACKING');
  requests.length = 0;
  await page.getByRole('link', { name: 'All works' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'All works' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /District library/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'District library' })).toBeVisible();
  await page.getByRole('link', { name: 'Architect & Developer' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Architect and developer/ })).toBeVisible();
  expect(requests.filter((request) => request.isNavigationRequest())).toEqual([]);
});

test('previous and next go through an area in the order of the sidebar', async ({ page }) => {
  await open(page, '/GBA');
  for (const name of ['Art and museum park', 'Museum-library', 'City landmark tower']) {
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await page.getByRole('link', { name: /^Previous/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Museum-library' })).toBeVisible();
});

test('a click with a modifier opens a new tab, as for any link', async ({ page, context }) => {
  await open(page, '/GDL');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('link', { name: 'IMP Art and museum park' })
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab.getByRole('heading', { level: 1, name: 'Art and museum park' })).toBeVisible();
  await expect(page).toHaveURL('/GDL');
});

test('a reload stays where the page was scrolled to', async ({ page }) => {
  await open(page, '/GDL');
  await page.evaluate(() => scrollTo(0, 700));
  await page.waitForFunction(() => sessionStorage.length > 0);
  await page.reload();
  await started(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

for (const [what, reducedMotion, animations] of [
  ['fades in', 'no-preference', ['page-in']],
  ['is there at once under reduced motion', 'reduce', []],
] as const)
  test(`a page that is navigated to ${what}, and can be clicked while it does`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const started: string[] = [];
      Object.assign(window, { started });
      addEventListener('animationstart', ({ animationName }) => started.push(animationName));
    });
    await open(page, '/GDL');
    const started = () => page.evaluate(() => (window as unknown as { started: string[] }).started);
    expect(await started()).toEqual([]);
    // A second click in the frame that shows the page.
    await page.evaluate(() => {
      const click = (path: string) => document.querySelector<HTMLElement>(`#rail a[href="${path}"]`)?.click();
      new MutationObserver((_, observer) => {
        if (!document.querySelector('h1')?.textContent?.startsWith('Small-city')) return;
        observer.disconnect();
        click('/SSL');
      }).observe(document.body, { childList: true, subtree: true });
      click('/KCT');
    });
    await expect(page).toHaveURL('/SSL');
    await expect(page.getByRole('heading', { level: 1, name: 'City landmark tower' })).toBeVisible();
    // An animation starts with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect([...new Set(await started())].filter((name) => name.includes('page-in')).length).toBe(animations.length);
  });
