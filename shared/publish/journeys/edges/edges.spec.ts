import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { areaNames } from '@portfolio/contract/areas';
import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import type { PageState } from '@portfolio/site/page-state';
import { readLive } from '@portfolio/publish/storage/bucket/states/site-states';
import { securityHeaders } from '@portfolio/publish/hosting/responses/security-headers';
import { preview } from '@portfolio/publish/operations/previews/preview';
import { publish } from '@portfolio/publish/operations/publish/publish';
import buildComposer from '@portfolio/publish/testing/build-composer';
import { sampleBuild } from '@portfolio/publish/testing/sample-build';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import type { Storage } from '@portfolio/publish/storage/storage';
import { storageOf, storeOf } from '../bucket/site-of';
import { answers, missingHeading } from './answers';
import { ask, edgesFolder, startBuiltIn, startNginxBefore, startNginxOf, startWorker, type Edge } from './edges';

test.describe.configure({ mode: 'default' });

const place = edgesFolder('edges');
const builds = join(place, 'builds');
const edges = new Map<string, Edge>();
const brochure = { name: 'brochure.pdf', text: '%PDF-1.7 a brochure' };
let store = '';
let count = 0;

const bucket = () => ({ endpoint: store, accessKeyId: 'KEY', secretAccessKey: 'SECRET', prefix: '' });
const storage = () => storageOf(bucket());

async function publishAnew(owners: readonly ReleaseOwner[], into: Storage = storage()): Promise<void> {
  const folders: Partial<Record<ReleaseOwner, string>> = {};
  for (const owner of owners)
    folders[owner] = await sampleBuild(join(builds, `${owner}-${count++}`), owner, {
      code: `code-${count}`,
      language: 'ko',
      ...(owner === 'shell' && { site: { languages } }),
    });
  await publish(into, folders);
}

const languages = [
  { tag: 'en', name: 'English', path: '' },
  { tag: 'ko', name: '한국어', path: '/ko' },
];

/** Shows another release of research in a preview. */
async function previewIn(into: Storage): Promise<void> {
  const options = { code: 'previewed', language: 'ko' };
  const research = await sampleBuild(join(builds, `research-${count++}`), 'research', options);
  await preview(into, 'pr-12', { research });
}

async function liveReleases(): Promise<Releases> {
  return JSON.parse(String(await storage().read('releases.json'))) as Releases;
}

test.beforeAll(async () => {
  rmSync(builds, { recursive: true, force: true });
  mkdirSync(builds, { recursive: true });
  await buildComposer();
  const worker = await startWorker(place);
  store = worker.origin;
  edges.set('worker', worker);
  await publishAnew(['shell', ...areaNames]);
  const pages = [{ name: 'FAR', files: { [brochure.name]: brochure.text } }];
  await publish(storage(), { development: await sampleBuild(join(builds, 'brochure'), 'development', { pages }) });
  await previewIn(storage());
  edges.set('nginx', await startNginxBefore(store, place));
  const folder = join(place, 'site');
  rmSync(folder, { recursive: true, force: true });
  await publishAnew(['shell', ...areaNames], folderStorage(folder));
  await previewIn(folderStorage(folder));
  edges.set('nginx before a folder', await startNginxOf(folder, place));
  edges.set('the built-in server', await startBuiltIn(folder));
});

test.afterAll(async () => {
  for (const edge of edges.values()) await edge.stop();
});

for (const name of ['the built-in server', 'nginx before a folder', 'nginx', 'worker']) {
  test(`${name}: pages, other addresses and unknown ones are answered as by every host, with the policy's headers`, async () => {
    const { 'Content-Security-Policy': policy } = securityHeaders({ tls: false });
    for (const { path, status, location, missing } of answers) {
      const answer = await ask(edges.get(name)!.origin, path);
      expect({ path, status: answer.status, location: answer.headers.location }).toEqual({ path, status, location });
      expect(answer.headers, path).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
      });
      if (missing) expect(String(answer.body), path).toContain(missingHeading[missing]);
    }
  });

  test(`${name}: a preview has the files of the site's releases, and the live page stays as it is`, async () => {
    const get = (path: string) => ask(edges.get(name)!.origin, path);
    const page = String((await get('/_preview/pr-12/DAM')).body);
    expect(page).toContain('data-code="previewed"');
    expect(String((await get('/DAM')).body)).not.toContain('previewed');
    const [, script = ''] = /href="(\/_preview\/pr-12\/_areas\/research\/[^"]+remoteEntry\.js)"/.exec(page) ?? [];
    const { status, headers, body } = await get(script);
    expect([status, String(body)]).toEqual([200, expect.stringContaining('research previewed')]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
}

test('worker: reports of visits are kept beside the states in the bucket, and never served', async () => {
  const { origin } = edges.get('worker')!;
  const post = (body: string, path = '/_health') => fetch(origin + path, { method: 'POST', body });
  const report = JSON.stringify({ name: 'LCP', value: 800, path: '/HAL', id: 'v5-1' });
  const answers = [await post(report), await post('hello'), await post('x'.repeat(20_000)), await post(report, '/HAL')];
  expect(answers.map(({ status }) => status)).toEqual([204, 400, 413, 405]);
  const listStored = async () => (await storeOf(bucket()).list('_health/')).map(({ path }) => path);
  await expect.poll(listStored, { timeout: 60_000 }).toHaveLength(1);
  const [path = ''] = await listStored();
  const lines = String((await storeOf(bucket()).get(path))?.bytes);
  expect(JSON.parse(lines)).toEqual({ time: expect.any(String), name: 'LCP', value: 800, path: '/HAL' });
  for (const address of [`/${path}`, '/_health', '/_health/']) expect((await ask(origin, address)).status).toBe(404);
});

for (const name of ['nginx', 'worker']) {
  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    ask(edges.get(name)!.origin, path, headers, method);

  test(`${name}: what is no address of a page tells nothing, and only GET and HEAD are answered`, async () => {
    for (const path of ['/live', '/_states/', '/HAL%0d%0aX-Other:%20a']) {
      const { status, body } = await get(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(String(body), path).toContain(missingHeading.en);
    }
    expect((await get('/HAL')).headers['x-amz-meta-state']).toBeUndefined();
    const { state } = (await readLive(storeOf(bucket())))!;
    for (const path of [
      '/_live',
      '/%2e%2e/live',
      '/_areas/..%2f..%2flive',
      '/HAL%00',
      '//example.com/',
      '/%',
      '/..;/live',
    ]) {
      const { status, headers, body } = await get(path);
      expect({ path, status: String(status) }).toEqual({ path, status: expect.stringMatching(/^(301|400|404|503)$/) });
      expect(headers.location ?? '/', path).toMatch(/^\/(?!\/)/);
      expect(String(body), path).not.toContain(state);
    }
    expect((await get('/HAL', {}, 'POST')).status).toBe(405);
    const head = await get('/HAL', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test(`${name}: files of releases are kept for ever, pages are asked for again and found unchanged`, async () => {
    const { shell, areas } = await liveReleases();
    const { load, live } = areas.research!;
    for (const path of [`/_shell/${shell.live}/browser/style.css`, `/_areas/research/${live}/browser/${load.entry}`]) {
      const { status, headers } = await get(path);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    const { headers } = await get('/HAL');
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    const again = await get('/HAL', { 'If-None-Match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['cache-control']).toBe('no-cache');
  });

  test(`${name}: a file for download is saved and comes in parts to those who ask for a part`, async () => {
    const [, address = ''] =
      /"href":"([^"]+brochure\.pdf)"/.exec(String(await storage().read('FAR.html')).replaceAll('\\u002F', '/')) ?? [];
    const whole = await get(address, { 'Accept-Encoding': 'br' });
    expect([whole.status, String(whole.body)]).toEqual([200, brochure.text]);
    expect(whole.headers).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': 'attachment' });
    const { length } = brochure.text;
    for (const [range, part, extent] of [
      ['bytes=0-3', '%PDF', `0-3/${length}`],
      ['bytes=11-', 'brochure', `11-${length - 1}/${length}`],
      ['bytes=-8', 'brochure', `11-${length - 1}/${length}`],
    ] as const) {
      const { status, headers, body } = await get(address, { Range: range });
      expect({ range, status, body: String(body), extent: headers['content-range'] }).toEqual({
        ...{ range, status: 206, body: part, extent: `bytes ${extent}` },
      });
    }
    expect([200, 416]).toContain((await get(address, { Range: 'bytes=900-' })).status);
  });

  test(`${name}: text is compressed for those who accept it, and only for them`, async () => {
    const plain = String(await storage().read('HAL.html'));
    // In front of a Worker miniflare compresses anew, for the first encoding that a client names.
    for (const accepted of ['br', name === 'nginx' ? 'gzip, deflate, br' : 'br, gzip']) {
      const { headers, body } = await get('/HAL', { 'Accept-Encoding': accepted });
      expect({ accepted, encoding: headers['content-encoding'], vary: headers.vary }).toEqual({
        accepted,
        encoding: 'br',
        vary: 'Accept-Encoding',
      });
      expect(String(brotliDecompressSync(body))).toBe(plain);
      // The second answer comes from the cache.
      expect((await get('/HAL', { 'Accept-Encoding': accepted })).body.equals(body)).toBe(true);
    }
    for (const accepted of ['', 'identity', 'gzip;q=0, br;q=0', 'brotli']) {
      const { headers, body } = await get('/HAL', { 'Accept-Encoding': accepted });
      expect({ accepted, encoding: headers['content-encoding'] }).toEqual({ accepted, encoding: undefined });
      expect(headers.vary).toBe('Accept-Encoding');
      expect(String(body)).toBe(plain);
    }
    const { headers, body } = await get('/HAL', { 'Accept-Encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(String(gunzipSync(body))).toBe(plain);
    const missing = await get('/nothing', { 'Accept-Encoding': 'br' });
    expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'br']);
    expect(String(brotliDecompressSync(missing.body))).toBe(String(await storage().read('404.html')));
  });

  test(`${name}: during publishes each answer is of one whole state, and none is older than the one before`, async () => {
    const states = [await liveReleases()];
    let isOver = false;
    const readers = ['/HAL', '/KEY'].map(async (path) => {
      const seen: PageState['lock'][] = [];
      while (!isOver) {
        await sleep(20); // Publishing needs time too.
        const html = String((await get(path)).body);
        const state = JSON.parse(/id="state">(.*?)<\/script>/.exec(html)?.[1] ?? 'null') as PageState;
        seen.push(state.lock);
      }
      return seen;
    });
    for (let round = 0; round < 2; round++) {
      await publishAnew(['shell', 'architecture']);
      states.push(await liveReleases());
    }
    const newest = states.at(-1)!.shell.live;
    await expect.poll(async () => String((await get('/HAL')).body), { timeout: 30_000 }).toContain(newest);
    isOver = true;
    for (const seen of await Promise.all(readers)) {
      expect(seen.length).toBeGreaterThan(10);
      const numbers = seen.map(({ shell, area }) =>
        states.findIndex(
          (state) => state.shell.live === shell && (!area || state.areas[area.name]?.live === area.release),
        ),
      );
      expect(numbers).not.toContain(-1);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
  });

  test(`${name}: while the store is away for 30 seconds, pages keep coming from the cache`, async () => {
    const edge = edges.get(name)!;
    const { shell } = await liveReleases();
    const paths = ['/', '/HAL', '/KEY', '/nothing', `/_shell/${shell.live}/browser/style.css`];
    const before = new Map<string, string>();
    for (const path of paths) before.set(path, String((await get(path)).body));
    await edge.setAway(true);
    try {
      const end = performance.now() + 30_000;
      while (performance.now() < end) {
        for (const path of paths) {
          const { status, body } = await get(path);
          expect({ path, status }).toEqual({ path, status: path === '/nothing' ? 404 : 200 });
          expect(String(body)).toBe(before.get(path));
        }
      }
      const { status, headers, body } = await get('/DAM');
      expect(status).toBe(503);
      expect(String(body)).toContain('The site is not reachable at the moment.');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    } finally {
      await edge.setAway(false);
    }
    await publishAnew(['architecture']);
    const { areas } = await liveReleases();
    await expect
      .poll(async () => String((await get('/HAL')).body), { timeout: 30_000 })
      .toContain(areas.architecture!.live);
    expect((await get('/DAM')).status).toBe(200);
  });
}
