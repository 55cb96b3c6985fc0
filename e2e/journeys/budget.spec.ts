import { limits } from '../limits';
import { brotliBytes } from '../page/brotli-bytes';
import { expect, untilSettled, open, test } from '../fixtures';
import { lead, paths, settings } from '../site/site-pages';
import { wholeBrowser } from '@portfolio/testing/engines/whole-browser';

test.use(wholeBrowser);

const kilobyte = 1024;

test('the first view of a work makes at most 8 requests besides pictures and fonts, in a chain of 2', async ({
  page,
  requests,
  complaints,
}) => {
  await open(page, lead.path);
  await untilSettled(page);
  const counted = requests.filter((request) => !['image', 'font'].includes(request.resourceType()));
  expect(counted.length, counted.map((request) => request.url()).join('\n')).toBeLessThanOrEqual(8);

  // Whatever is not named in the document itself was found by a script: the chain would be longer.
  const html = await (await page.request.get(lead.path)).text();
  const scripts = requests
    .filter((request) => request.resourceType() === 'script')
    .map((request) => new URL(request.url()).pathname);
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) expect(html, script).toContain(`"${script}"`);
  expect(complaints, 'an unused preload would be a second fetch').toEqual([]);
});

test('the first view of a work stays within its budgets of JavaScript and of all bytes', async ({ page, requests }) => {
  await open(page, lead.path);
  await untilSettled(page);
  const sum = await brotliBytes(page);
  expect(sum).toBeGreaterThan(60 * kilobyte);
  expect(sum).toBeLessThanOrEqual(limits.scriptKilobytes * kilobyte);

  // As it came over the wire, with heads of answers and what the built-in server compresses in a hurry.
  const wire = await Promise.all(requests.map(async (request) => (await request.sizes()).responseBodySize));
  expect(wire.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(limits.viewKilobytes * kilobyte);
});

/** The sample's typeface has one axis. What an owner chooses may have more. */
const fontKilobytes = settings.sample ? 18 : 30;

test(`the first view of every page loads one font of at most ${fontKilobytes} KB, which its document preloads, asks no other origin, and logs nothing`, async ({
  page,
  requests,
  complaints,
  baseURL,
}) => {
  for (const path of paths) {
    requests.length = 0;
    await open(page, path);
    await untilSettled(page);
    const fonts = requests.filter((request) => request.resourceType() === 'font');
    expect(fonts, path).toHaveLength(1);
    const size = (await fonts[0]?.sizes())?.responseBodySize ?? Infinity;
    expect(size, path).toBeLessThanOrEqual(fontKilobytes * kilobyte);
    const others = requests
      .map((request) => request.url())
      .filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('data:'));
    expect(others, path).toEqual([]);
    // That it could not be hydrated, for example.
    expect(complaints, path).toEqual([]);
  }
});
