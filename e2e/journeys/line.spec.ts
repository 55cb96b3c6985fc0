import type { Locator, Page, Request } from '@playwright/test';
import { emulateNetwork } from '../emulate-network';
import { expect, holdBack, open, started, test } from '../fixtures';

/** What a phone has in a train. */
const slow = { roundTrip: 150, down: 1_600_000, up: 750_000 };

test.use({ viewport: { width: 412, height: 823 } });

/** The first picture further down, and where it stands: far above the window as long as the line is not for it. */
const below = (page: Page) => page.locator('img[loading=lazy]').first();
const topOf = (image: Locator) => () => image.evaluate((element) => element.getBoundingClientRect().top);

/** What is asked for, in this order; only what the order is about. */
function orderOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const kind = /\.woff2$/.test(request.url()) ? 'font' : request.resourceType();
    if (['font', 'image', 'script'].includes(kind) && !request.url().includes('icon')) asked.push(kind);
  });
  return asked;
}

test('a slow line is for the first picture, then for the scripts, then for the pictures below and the font', async ({
  page,
}) => {
  await emulateNetwork(page, slow);
  const asked = orderOf(page);
  await page.goto('/');
  await started(page);
  await page.waitForLoadState('networkidle');
  expect(asked.slice(0, 4)).toEqual(['image', 'script', 'script', 'script']);
  expect(asked.filter((kind) => kind === 'image').length).toBeGreaterThan(1);
  expect(asked).toContain('font');
});

test('the scripts are asked for while the picture is on its way, so that they come when it is there', async ({
  page,
}) => {
  // So slow that no slow machine takes the one for the other.
  await emulateNetwork(page, { ...slow, roundTrip: 2000, down: 240_000 });
  const events: string[] = [];
  const note = (what: string) => (request: Request) => void events.push(`${request.resourceType()} ${what}`);
  page.on('request', note('asked'));
  page.on('requestfinished', note('came'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => events, { timeout: 30_000 }).toContain('script came');
  const order = events.filter((event) => /^(?:image|script)/.test(event));
  expect([...new Set(order)].slice(0, 4)).toEqual(['image asked', 'script asked', 'image came', 'script came']);
});

test('a first picture that takes longer than the way to it holds the scripts up', async ({ page }) => {
  // So much longer that no slow machine takes the one for the other.
  await emulateNetwork(page, { ...slow, roundTrip: 400, down: 96_000 });
  await page.goto('/', { waitUntil: 'commit' });
  const isAskedWhileParsing = () =>
    page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [script] = performance.getEntriesByType('resource').filter(({ name }) => /_shell.*\.js$/.test(name));
      if (script && document?.domContentLoadedEventEnd) return script.startTime < document.domContentLoadedEventStart;
      return 'not known yet';
    });
  await expect.poll(isAskedWhileParsing, { timeout: 30_000 }).toBe(false);
});

test('the scripts are not asked for so early that they share the line with the picture', async ({ page }) => {
  // So slow that the picture takes half a second: a tenth of it is no jitter of a machine.
  await emulateNetwork(page, { ...slow, down: 600_000 });
  await page.goto('/GDL');
  await started(page);
  const share = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const picture = entries.find(({ name }) => /\.avif$/.test(name));
    const script = entries.find(({ name }) => /_shell.*\.js$/.test(name));
    if (!picture || !script) throw new Error('The page asked for no picture, or for no script.');
    return (script.startTime - picture.startTime) / (picture.encodedBodySize / (600_000 / 8 / 1000));
  });
  expect(share).toBeGreaterThan(0.9);
});

test('before the first words runs one short script; what watches over the start waits for the end of the page', async ({
  request,
}) => {
  const html = await (await request.get('/GDL')).text();
  const before = [...html.slice(0, html.indexOf('<body')).matchAll(/<script(?<kind>[^>]*)>(?<text>.*?)<\/script>/gs)];
  const first = before.filter(({ groups }) => groups?.['kind'] === '');
  expect(first).toHaveLength(1);
  expect(first[0]?.groups?.['text']).toContain('line taken');
  expect(first[0]?.groups?.['text']?.length).toBeLessThan(1000);
  expect(html.indexOf('line taken')).toBeGreaterThan(html.indexOf('<link rel="preload" as="image"'));
  expect(html.indexOf('line taken')).toBeLessThan(html.indexOf('<style'));
  const guard = before.find(({ groups }) => groups?.['text']?.includes('start-notices'));
  expect(guard?.groups?.['kind']).toBe(' type="module"');
  expect(html).not.toContain('allFunctionsCalledOnLoad');
});

test('a page of words alone is there before anything of React comes, and drawn before it asks for its other scripts', async ({
  page,
}) => {
  await emulateNetwork(page, { ...slow, down: 240_000 });
  await page.goto('/Contact');
  await started(page);
  const { isThere, isParsed, react, others } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => /\.js$/.test(name));
    const isReact = ({ name }: PerformanceEntry) => /\/react\./.test(name);
    return {
      isThere: document?.responseEnd ?? NaN,
      isParsed: document?.domContentLoadedEventStart ?? NaN,
      react: scripts.filter(isReact).map(({ responseStart }) => responseStart),
      others: scripts.filter((script) => !isReact(script)).map(({ startTime }) => startTime),
    };
  });
  expect(react).toHaveLength(1);
  expect(react[0]).toBeGreaterThan(isThere);
  expect(Math.min(...others)).toBeGreaterThan(isParsed);
});

test('a page of words waits with its scripts for the frame that draws it; in a tab behind, where none comes, it does not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const draw = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) => {
      document.addEventListener('drawn', () => draw(run));
      return 0;
    };
    Object.defineProperty(document, 'hidden', { get: () => location.hash === '#behind' });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/Contact');
  expect(asked).toEqual([expect.stringContaining('react')]);
  await page.evaluate(() => document.dispatchEvent(new Event('drawn')));
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  asked.length = 0;
  await page.goto('about:blank');
  await page.goto('/Contact#behind');
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});

test('whoever scrolls before the scripts are there sees the pictures below all the same', async ({ page }) => {
  await emulateNetwork(page, slow);
  await holdBack(page, '**/_shell/**/*.js');
  const asked = orderOf(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => asked.includes('script')).toBe(true);
  await expect.poll(topOf(below(page))).toBeLessThan(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => below(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('whoever prints before the scripts are there has the pictures below on paper', async ({ page }) => {
  await emulateNetwork(page, slow);
  await holdBack(page, '**/_shell/**/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(topOf(below(page))).toBeLessThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(topOf(below(page))).toBeGreaterThan(0);
});

for (const path of ['/GDL', '/Pianissimo']) {
  test(`on a slow line nothing on ${path}, its drawings neither, asks for the font that the browser left out`, async ({
    page,
  }) => {
    await emulateNetwork(page, slow);
    await open(page, path);
    const stage = page.locator('[data-study]:visible');
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-study', 'live', { timeout: 30_000 });
    const states = () =>
      page.evaluate(() => Object.fromEntries([...document.fonts].map((face) => [face.family, face.status])));
    await expect.poll(states, { timeout: 30_000 }).toMatchObject({ '"Archivo Late"': 'loaded' });
    expect(await states()).toMatchObject({ Archivo: 'unloaded' });
  });
}
