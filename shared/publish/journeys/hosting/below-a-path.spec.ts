import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '@portfolio/workspace/root';
import { expect, untilSettled, open, railLink, untilStarted, test as base } from '../../../../e2e/fixtures';
import { freePort } from '@portfolio/testing/free-port';
import { startNginx } from '../edges/nginx-server';
import { publishSite, serveFolder } from '../../../../e2e/site/serve-site';
import { elsewhere, firsts, hasStudy, lead, next, paths, works } from '../../../../e2e/site/site-pages';
import { texts, worksTexts } from '../../../../e2e/site/site-words';
import { serveStatic, type StaticServer } from './static-server';
import { approachStudy } from '../../../../e2e/page/approach-study';

const cache = join(root, '.cache');
const path = '/repo';
const address = `https://user.example${path}`;

type Sites = { folder: string; builtIn: string; fixed: StaticServer };

/** One site below a path: by the built-in server, and exported to a server of plain files. */
const test = base.extend<object, { sites: Sites }>({
  sites: [
    async ({ browserName: _browser }, use, { workerIndex }) => {
      const name = `below-a-path-${workerIndex}`;
      const folder = publishSite(join(name, 'site'), { SITE_ADDRESS: `${address}/` });
      const { exportFolder } = await import('@portfolio/publish/hosting/export/export-site');
      await exportFolder(folder, join(cache, name, 'export'));
      const builtIn = await serveFolder(folder);
      const fixed = await serveStatic(join(cache, name, 'export'), path);
      await use({ folder, builtIn: builtIn.origin, fixed });
      builtIn.stop();
      fixed.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

// Each worker publishes the site anew.
test.describe.configure({ mode: 'default' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** What is asked for outside of the path, and what is not there; a page that does not exist is meant. */
function watch(page: Page): string[] {
  const wrong: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isMeant = pathname.endsWith('/nowhere') && response.status() === 404;
    if (!pathname.startsWith(`${path}/`) || (response.status() !== 200 && !isMeant))
      wrong.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') wrong.push(`failed ${request.url()}`);
  });
  return wrong;
}

for (const [host, addressOf] of [
  ['the built-in server', ({ builtIn }: Sites) => builtIn],
  ['a server of plain files', ({ fixed }: Sites) => fixed.origin + path],
] as const) {
  test(`${host}: every page is whole, and asks for nothing outside of the path`, async ({
    page,
    sites,
    complaints,
  }) => {
    const wrong = watch(page);
    for (const each of [...paths, '/works', '/nowhere']) {
      await open(page, addressOf(sites) + each);
      await page.mouse.wheel(0, 100_000);
      await untilSettled(page);
      const links = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
      expect(links.filter((href) => !href.startsWith(`${path}/`))).toEqual([]);
      expect(
        await page.evaluate(() => document.fonts.size > 0 && [...document.fonts].some((f) => f.status === 'loaded')),
      ).toBe(true);
    }
    expect(wrong).toEqual([]);
    expect(complaints.filter((text) => !/status of 404/.test(text))).toEqual([]);
  });

  test(`${host}: links, home, Back, the list, search and pictures work within one document`, async ({
    page,
    sites,
    complaints,
  }) => {
    const at = addressOf(sites);
    const wrong = watch(page);
    await open(page, at + lead.path);
    await page.evaluate(() => void Object.assign(window, { stayed: true }));
    for (const { path: to, title, linkName } of firsts.filter(({ area }) => area !== lead.area)) {
      await railLink(page, { linkName }).click();
      await expect(heading(page, title)).toBeVisible();
      await expect(page).toHaveURL(at + to);
    }
    await page.locator(`#rail a[href="${path}/"]`).first().click();
    await expect(page).toHaveURL(`${at}/`);
    await page.locator(`#rail a[href="${path}/works"]`).first().click();
    await expect(heading(page, worksTexts.title)).toBeVisible();
    await page.locator(`main li a[href="${path}${next.path}"]`).first().click();
    await expect(heading(page, next.title)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${at}/works`);

    await page.getByRole('button', { name: texts.searchTitle }).click();
    await page.getByRole('combobox', { name: texts.searchTitle }).fill(lead.title);
    await page.getByRole('dialog').getByRole('option').filter({ hasText: lead.title }).first().click();
    await expect(page).toHaveURL(at + lead.path);
    await expect(heading(page, lead.title)).toBeVisible();

    await page.locator('a[data-picture]:visible').first().click();
    await expect(page).toHaveURL(new RegExp(`^${at}${lead.path}#picture-`));
    const picture = page.getByRole('dialog').locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL(at + lead.path);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(wrong).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test(`${host}: a live study starts`, async ({ page, sites }) => {
    const withStudy = [lead, ...works].find((each) => hasStudy(each));
    test.skip(!withStudy, 'this site has no study');
    const wrong = watch(page);
    await open(page, addressOf(sites) + withStudy!.path);
    await approachStudy(page);
    await untilSettled(page);
    expect(wrong).toEqual([]);
  });

  test(`${host}: without scripts every page is readable and leads on`, async ({ browser, sites }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const wrong = watch(page);
    await page.goto(addressOf(sites) + lead.path);
    await railLink(page, elsewhere).click();
    await expect(heading(page, elsewhere.title)).toBeVisible();
    await page.goto(`${addressOf(sites)}/nowhere`);
    await page.locator(`main a[href="${path}/works"]`).first().click();
    await expect(heading(page, worksTexts.title)).toBeVisible();
    // A browser without scripts gives up their preloads.
    expect(wrong.filter((each) => !each.startsWith('failed'))).toEqual([]);
    await context.close();
  });
}

test('a page that is navigated to has the same addresses as the page as published', async ({ page, sites }) => {
  const addresses = () =>
    page
      .locator('main')
      .evaluate((main) =>
        ['href', 'src', 'srcset', 'poster', 'action'].flatMap((name) =>
          [...main.querySelectorAll(`[${name}]`)].map((each) => `${name} ${each.getAttribute(name)}`),
        ),
      );
  for (const to of [next, elsewhere]) {
    await page.goto(sites.builtIn + to.path);
    await untilStarted(page);
    const opened = await addresses();
    await open(page, sites.builtIn + lead.path);
    await railLink(page, to).click();
    await expect(heading(page, to.title)).toBeVisible();
    await expect.poll(addresses).toEqual(opened);
  }
});

test('the built-in server leads from the root of its origin to the site', async ({ request, sites }) => {
  const { origin } = new URL(sites.builtIn);
  for (const [asked, to] of [
    ['/', `${path}/`],
    [path, `${path}/`],
    [`${path}${lead.path}.html`, path + lead.path],
  ] as const) {
    const answer = await request.get(origin + asked, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, to]);
  }
  for (const outside of [lead.path, '/releases.json', path.toUpperCase() + lead.path])
    expect((await request.get(origin + outside)).status()).toBe(404);
});

test('nginx serves the site below the path by its generated configuration, and leads there', async ({
  page,
  request,
  sites,
}) => {
  const port = await freePort();
  const settings = { SITE_ADDRESS: address };
  const nginx = startNginx(sites.folder, join(cache, 'nginx-below'), `listen 127.0.0.1:${port};`, 'nginx', settings);
  const at = `http://127.0.0.1:${port}`;
  try {
    const wrong = watch(page);
    await open(page, at + path + lead.path);
    expect(wrong).toEqual([]);
    for (const [asked, status, to] of [
      ['/', 302, `${path}/`],
      [path, 302, `${path}/`],
      [`${path}/`, 200, undefined],
      [`${path}${lead.path}.html?a=1`, 301, `${path}${lead.path}?a=1`],
      [`${path}${lead.path}/`, 301, path + lead.path],
      [`${path}/index.html`, 301, `${path}/`],
      [`${path}/nothing`, 404, undefined],
      [lead.path, 404, undefined],
      [path.toUpperCase() + lead.path, 404, undefined],
    ] as const) {
      const answer = await request.get(at + asked, { maxRedirects: 0 });
      expect([asked, answer.status(), answer.headers()['location']]).toEqual([asked, status, to]);
    }
    const [, script] = /src="([^"]*\/_shell\/[^"]+\.js)"/.exec(await (await request.get(`${at}${path}/`)).text()) ?? [];
    expect((await request.get(at + script)).headers()['cache-control']).toContain('immutable');
  } finally {
    nginx.stop();
  }
});

test('search engines and feed readers are told complete addresses', async ({ request, sites }) => {
  const text = async (file: string) => (await request.get(`${sites.builtIn}/${file}`)).text();
  const html = await text(lead.path.slice(1));
  expect(html).toContain(`<link rel="canonical" href="${address}${lead.path}">`);
  expect(html).toContain(`<meta property="og:url" content="${address}${lead.path}">`);
  const maps = [...(await text('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, found = '']) => found);
  expect(maps.length).toBeGreaterThan(1);
  const completeAddresses = [
    ...maps,
    ...[html.match(/<meta property="og:image" content="([^"]*)"/)?.[1] ?? ''],
    ...[...(await text('feed.xml')).matchAll(/(?:href|<id>)="?([^"<]*)/g)].map(([, found = '']) =>
      found.replace(/^>/, ''),
    ),
  ];
  for (const map of maps)
    completeAddresses.push(
      ...[...(await text(map.slice(address.length + 1))).matchAll(/loc>(http.*?)<\//g)].map(([, found = '']) => found),
    );
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as object;
  completeAddresses.push(...(JSON.stringify(data).match(/https:\/\/user\.example[^"]*/g) ?? []));
  expect(completeAddresses.length).toBeGreaterThan(works.length * 2);
  expect(completeAddresses.filter((each) => !each.startsWith(`${address}/`))).toEqual([]);
  // What is told is there, below the path.
  for (const each of completeAddresses.filter((found) => /\.(?:jpg|svg|xml)$/.test(found)).slice(0, 20))
    expect((await request.get(sites.builtIn + each.slice(address.length))).status(), each).toBe(200);
  const manifest = `${sites.builtIn}${/rel="manifest" href="\/repo([^"]*)"/.exec(html)?.[1]}`;
  const { start_url: start, scope } = (await (await request.get(manifest)).json()) as Record<string, string>;
  expect([start, scope].map((each) => new URL(each!, manifest).href)).toEqual(Array(2).fill(`${sites.builtIn}/`));
});

test('releases are the same bytes as those of a site at the root of an origin', async ({ sites }) => {
  const hashes = (site: string) => {
    const state = realpathSync(site);
    const files = readdirSync(state, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => /\/(?:_areas|_shell)\//.test(file.slice(state.length)));
    return new Map(
      files
        .sort()
        .map((file) => [file.slice(state.length), createHash('sha256').update(readFileSync(file)).digest('hex')]),
    );
  };
  const root = hashes(join(cache, 'journeys-site', 'site'));
  expect(root.size).toBeGreaterThan(50);
  expect(hashes(sites.folder)).toEqual(root);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('visited pages work offline, and others show the offline page', async ({ page, sites }) => {
    const { fixed } = sites;
    const at = fixed.origin + path;
    const keeps = (each: string) =>
      expect
        .poll(() => page.evaluate(async (key) => (await caches.match(key, { ignoreVary: true })) !== undefined, each), {
          timeout: 30_000,
        })
        .toBe(true);
    await open(page, at + lead.path);
    await keeps(path + lead.path);
    await keeps(`${path}/offline`);
    const scripts = page.locator('script#entry, link[rel=preload][as=script]');
    for (const script of await scripts.evaluateAll((tags) =>
      tags.map((tag) => ('src' in tag ? tag.src : (tag as HTMLLinkElement).href)),
    ))
      await keeps(String(script));
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(`${at}/`);
    expect((await page.evaluate(() => caches.keys())).filter((name) => !name.endsWith(path))).toEqual([]);
    fixed.network(false);
    await page.reload();
    await untilStarted(page);
    await expect(heading(page, lead.title)).toBeVisible();
    const unvisited = works.find((each) => ![lead, next, elsewhere].includes(each)) ?? elsewhere;
    await page.goto(at + unvisited.path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(unvisited.title);
    await expect(page.locator(`#rail a[href="${path}/"]`).first()).toBeVisible();
    fixed.network(true);
  });
});
