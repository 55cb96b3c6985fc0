import type { ReleaseHealth, SiteHealth } from '@portfolio/publish/health/count/site-health';
import { expect, untilSettled, untilStarted, test } from '../fixtures';
import { commandOn } from '../site/workbench';
import { elsewhere, lead } from '../site/site-pages';
import { serveVariant } from '../site/variant-site';

test.describe.configure({ mode: 'default' });

const settings = {
  VITALS_URL: '/_health',
  BACKEND_API_KEY: 'sample-key',
  BACKEND_PROJECT_ID: 'sample',
  BACKEND_APP_ID: '1:2:web:3',
};
let site: Awaited<ReturnType<typeof serveVariant>> | undefined;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = await serveVariant('services', settings);
});

test.afterAll(() => site?.stop());

test('measurements of a visit are sent with the releases of the page', async ({ page, context }) => {
  const reports: Record<string, unknown>[] = [];
  await context.route('**/_health', async (route) => {
    reports.push(JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>);
    await route.fulfill({ status: 204 });
  });
  await page.goto(`${site?.address}${elsewhere.path}`);
  await untilStarted(page);
  // The first input ends the search for the largest paint: it must be measured, and the measuring library be there.
  await expect.poll(() => reports.map(({ name }) => name)).toContain('FCP');
  await expect.poll(() => page.evaluate(largestPaints)).toBeGreaterThan(0);
  await page.locator('#rail').getByRole('button', { name: lead.group }).click();
  await expect
    .poll(() => reports.map(({ name }) => name))
    .toEqual(expect.arrayContaining(['FCP', 'TTFB', 'LCP', 'FID']));
  // The library counts an input when the page is idle; shift and input delay are final when the page is left.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => reports.map(({ name }) => name)).toEqual(expect.arrayContaining(['CLS', 'INP']));
  for (const report of reports) {
    expect(report).toMatchObject({ path: elsewhere.path, area: elsewhere.area });
    expect(report['shellRelease']).toMatch(/^[0-9a-f]{20}$/);
    expect(report['areaRelease']).toMatch(/^[0-9a-f]{20}$/);
  }
});

test('what fails is reported with its page, area, release and stack, and a paint with the page it was on', async ({
  page,
  context,
}) => {
  const reports: Record<string, unknown>[] = [];
  await context.route('**/_health', async (route) => {
    reports.push(JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>);
    await route.fulfill({ status: 204 });
  });
  await page.goto(`${site?.address}${lead.path}`);
  await untilStarted(page);
  await expect.poll(() => reports.map(({ name }) => name)).toContain('FCP');
  await expect.poll(() => page.evaluate(largestPaints)).toBeGreaterThan(0);
  // The click ends the search for the largest paint, and leaves the page.
  await page.locator(`#rail a[href="${elsewhere.path}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: elsewhere.title })).toBeVisible();
  await page.evaluate(() => void Promise.reject(new Error('nobody caught it')));
  const report = (name: string) => reports.find((each) => each['name'] === name);
  await expect
    .poll(() => report('unhandled-rejection'))
    .toMatchObject({
      error: 'Error: nobody caught it',
      path: elsewhere.path,
      area: elsewhere.area,
      areaRelease: expect.stringMatching(/^[0-9a-f]{20}$/),
      shellRelease: expect.stringMatching(/^[0-9a-f]{20}$/),
      stack: expect.stringContaining('nobody caught it'),
    });
  await expect.poll(() => report('LCP')).toMatchObject({ path: lead.path, area: lead.area });
});

test('npm run site -- health says what a visit to the built-in server reported', async ({ page }) => {
  await page.goto(`${site?.address}${elsewhere.path}`);
  await untilStarted(page);
  await expect.poll(() => page.evaluate(largestPaints)).toBeGreaterThan(0);
  await page.evaluate(() => void Promise.reject(new Error('nobody caught it')));
  // The click ends the search for the largest paint, and leaves the page.
  await page.locator(`#rail a[href="${lead.path}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: lead.title })).toBeVisible();
  const measured = { LCP: { count: 1, p75: expect.any(Number) } };
  const health = {
    visits: 1,
    failedLoads: 0,
    thrown: 1,
    errors: [expect.objectContaining({ message: 'Error: nobody caught it', path: elsewhere.path })],
    pages: [expect.objectContaining({ path: elsewhere.path, ...measured })],
  };
  await expect.poll(() => healthOf(elsewhere.area)).toMatchObject(health);
});

test('a configured backend is loaded when the page is idle, and no request is made', async ({
  page,
  requests,
  complaints,
}) => {
  await page.route(/googleapis|firebase(io|app)\.com/, (route) => route.abort());
  await page.route('**/_health', (route) => route.fulfill({ status: 204 }));
  await page.goto(`${site?.address}${elsewhere.path}`);
  await untilStarted(page);
  await expect.poll(() => requests.some((request) => /backend\.[0-9a-f]+\.js$/.test(request.url()))).toBe(true);
  await untilSettled(page);
  expect(requests.filter((request) => !request.url().startsWith(`${site?.address}/`))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('without settings neither is part of the release', async ({ request, baseURL }) => {
  const releases = (await (await request.get('/releases.json')).json()) as { shell: { live: string } };
  const folder = `${baseURL}/_shell/${releases.shell.live}/browser`;
  const manifest = (await (await request.get(`${folder}/release.json`)).json()) as { scripts: Record<string, string> };
  expect(Object.keys(manifest.scripts).join(' ')).toMatch(/shell\.[0-9a-f]+\.js/);
  expect(Object.keys(manifest.scripts).join(' ')).not.toMatch(/backend|vitals/);
  for (const file of Object.keys(manifest.scripts)) {
    const text = await (await request.get(`${folder}/${file}`)).text();
    expect(text).not.toMatch(/firebase|sendBeacon/);
  }
});

/** Runs in the page: how many candidates for the largest paint there were. */
function largestPaints(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    setTimeout(() => resolve(0), 300);
  });
}

function healthOf(area: string): ReleaseHealth | undefined {
  const output = commandOn(site?.site ?? '', 'health', '--json');
  return (JSON.parse(output) as SiteHealth).owners.find(({ owner }) => owner === area)?.live;
}
