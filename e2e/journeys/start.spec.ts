import type { Page } from '@playwright/test';
import { releaseUrl, type BuildManifest, type Releases } from '@portfolio/contract/release';
import { followInSidebar, leaveAndReturn, withBackForwardCache } from '@portfolio/testing/engines/back-forward-cache';
import { expect, holdBack, open, untilStarted, test } from '../fixtures';
import { contact, elsewhere, lead, paths, settings } from '../site/site-pages';
import { form, texts } from '../site/site-words';

/** The tags of a document, as written. */
const tagsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every page has its scripts in it with low priority, its font and its first picture preloaded, and few short inline scripts', async ({
  request,
}) => {
  for (const path of [...paths, '/works']) {
    const html = await (await request.get(path)).text();
    const external = tagsOf(html, /<script [^>]*src=[^>]*>/g);
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text.length);
    expect(external, path).toEqual([
      expect.stringMatching(/id="entry" async src="\/_shell\/(?!.*fetchpriority).*sha384-/),
    ]);
    for (const tag of tagsOf(html, /<link rel="preload" as="script"[^>]*>/g))
      expect(tag).toContain('fetchpriority="low"');
    expect(tagsOf(html, /<link rel="preload" as="font"[^>]*>/g), path).toHaveLength(1);
    expect(tagsOf(html, /<img [^>]*fetchPriority="high"[^>]*>/g), path).toHaveLength(
      tagsOf(html, /<link rel="preload" as="image" fetchpriority="high"[^>]*>/g).length,
    );
    // The theme and the guard; the filter of the list; the offer of another language, and the links to it.
    expect(inline, path).toHaveLength(2 + (path === '/works' ? 1 : 0) + (settings.languages.length > 1 ? 2 : 0));
    expect(Math.max(...inline), path).toBeLessThan(3000);
  }
});

test('scripts are asked for with low priority, also that which does not say so', async ({ page }) => {
  const asked = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request }) => asked.set(request.url, request.initialPriority));
  await open(page, lead.path);
  const tags = page.locator('script#entry, link[rel=preload][as=script]');
  const files = await tags.evaluateAll((all) => all.map((tag) => ('src' in tag ? tag.src : 'href' in tag && tag.href)));
  expect(files.length).toBeGreaterThan(2);
  expect(files.map((file) => asked.get(String(file)))).toEqual(files.map(() => 'Low'));
});

test('nothing that the site publishes asks whether a program drives the browser', async ({ request }) => {
  const { shell, areas } = (await (await request.get('/releases.json')).json()) as Releases;
  const folders = [
    releaseUrl('shell', shell.live),
    ...Object.values(areas).map(({ load }) => releaseUrl(load.name, load.release)),
  ];
  const files = [lead.path, '/service-worker.js'];
  for (const folder of folders) {
    const { scripts } = (await (await request.get(`${folder}browser/release.json`)).json()) as BuildManifest;
    files.push(...Object.keys(scripts).map((file) => `${folder}browser/${file}`));
  }
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) expect(await (await request.get(file)).text(), file).not.toContain('webdriver');
});

for (const late of [
  '_shell/**/shell.*.js',
  '_shell/**/hydrate.*.js',
  '_areas/**/remoteEntry.*.js',
  '_areas/**/area.*.js',
])
  test(`a page hydrates when ${late} arrives last`, async ({ page, complaints }) => {
    const arrive = await holdBack(page, `**/${late}`);
    await page.goto(lead.path, { waitUntil: 'commit' });
    await expect(heading(page)).toHaveText(lead.title);
    // eslint-disable-next-line playwright/no-wait-for-timeout -- Nothing tells that all others have arrived.
    await page.waitForTimeout(500);
    arrive();
    await untilStarted(page);
    await page.locator(`#rail a[href="${elsewhere.path}"]`).click();
    await expect(heading(page)).toHaveText(elsewhere.title);
    expect(complaints).toEqual([]);
  });

test('a font that fails, or never comes, leaves the text readable in a fallback font and the page working', async ({
  page,
}) => {
  for (const fault of ['fails', 'hangs']) {
    await page.route('**/*.woff2', (route) => (fault === 'fails' ? route.abort() : undefined));
    await page.goto(lead.path, { waitUntil: 'commit' });
    await untilStarted(page);
    expect(
      await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      ),
    ).not.toContain(settings.typeface);
    expect((await heading(page).boundingBox())?.height).toBeGreaterThan(20);
    await page.locator(`#rail a[href="${elsewhere.path}"]`).click();
    await expect(heading(page)).toHaveText(elsewhere.title);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a tab that is opened in the background, where no frame is drawn, hydrates all the same', async ({ page }) => {
  test.skip(!contact, 'the site has no page with a form');
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
    Object.defineProperty(document, 'hidden', { get: () => true });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  await open(page, contact!.path);
  await expect(page.getByRole('button', { name: form.send })).toBeEnabled();
});

test('a page that comes back from the back-forward cache still works', ({ baseURL }) =>
  withBackForwardCache(async (page) => {
    await page.goto(`${baseURL}${lead.path}`);
    await page.waitForFunction(() => document.documentElement.matches('[data-hydrated]'));
    await leaveAndReturn(page, `${baseURL}/feed.xml`);
    await followInSidebar(page, elsewhere);
    await followInSidebar(page, lead);
  }));

test('a click before hydration leads on as a plain link', async ({ page }) => {
  await holdBack(page, '**/_shell/**/*.js');
  await page.goto(lead.path, { waitUntil: 'commit' });
  await page.locator(`#rail a[href="${elsewhere.path}"]`).click();
  await expect(heading(page)).toHaveText(elsewhere.title);
});

test('the script that hung and the one that Retry loads start the page once', async ({ page, complaints }) => {
  await page.clock.install();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/shell\.[0-9a-f]+\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(lead.path, { waitUntil: 'commit' });
  await page.locator('#entry').waitFor({ state: 'attached' });
  await page.clock.runFor(121_000);
  await page.getByRole('alert').getByRole('button', { name: texts.retry }).click();
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const late = page.waitForResponse(/\/shell\.[0-9a-f]+\.js$/);
  arrive();
  await (await late).finished();
  await page.clock.runFor(1000);
  await page.locator(`#rail a[href="${elsewhere.path}"]`).click();
  await page.clock.runFor(1000);
  await expect(heading(page)).toHaveText(elsewhere.title);
  // The browser refuses the late copy: its Trusted Types policies exist already.
  const expected = /^The shell did not start|TrustedTypePolicy/;
  expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
});
