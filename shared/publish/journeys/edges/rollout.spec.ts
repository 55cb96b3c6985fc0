import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { areaNames } from '@portfolio/contract/areas';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { beginRollout, endRollout, raiseRollout } from '@portfolio/publish/operations/rollout/rollout';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import type { Storage } from '@portfolio/publish/storage/storage';
import buildComposer from '@portfolio/publish/testing/build-composer';
import { sampleBuild } from '@portfolio/publish/testing/sample-build';
import { storageOf } from '../bucket/site-of';
import { answers, missingHeading } from './answers';
import { ask, edgesFolder, startBuiltIn, startNginxBefore, startNginxOf, startWorker, type Edge } from './edges';
import { fewAtOnce, textOf, Visitor } from './visits';

test.describe.configure({ mode: 'serial' });

const place = edgesFolder('rollout-edges');
const visits = 1000;
const edges = new Map<string, { edge: Edge; storage: Storage }>();
const names = ['the built-in server', 'nginx before a folder', 'nginx', 'worker'] as const;
/** What a visit asks for: pages in both languages, data, lists, and what is not there. */
const opened = ['/', '/DAM', '/HAL', '/ko/DAM', '/nothing', '/ko/nothing'];
const loaded = ['/releases.json', '/ko/releases.json', '/works.json', '/feed.xml', '/sitemap-research.xml'];
const encodings = ['', 'br', 'gzip'];

const languages = [
  { tag: 'en', name: 'English', path: '' },
  { tag: 'ko', name: '한국어', path: '/ko' },
];
const build = (name: string, owner: ReleaseOwner, options: Parameters<typeof sampleBuild>[2] = {}) =>
  sampleBuild(join(place, 'builds', name), owner, { language: 'ko', ...options });

async function publishAll(storage: Storage): Promise<void> {
  const folders: Partial<Record<ReleaseOwner, string>> = {
    shell: await build('shell', 'shell', { site: { languages } }),
  };
  for (const area of areaNames) folders[area] = await build(area, area);
  await publish(storage, folders);
}

/** Has a page more, which stands in the sidebar of all pages. */
async function begin(storage: Storage, percent: number): Promise<void> {
  const pages = [{ name: 'DAM' }, { name: 'KEY' }, { name: 'PILING', group: 'study' }, { name: 'NEW' }] as const;
  await beginRollout(storage, 'research', await build('new', 'research', { code: 'new', pages }), percent);
}

test.beforeAll(async () => {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(join(place, 'builds'), { recursive: true });
  await buildComposer();
  const worker = await startWorker(place);
  const bucket = storageOf({ endpoint: worker.origin, accessKeyId: 'KEY', secretAccessKey: 'SECRET', prefix: '' });
  const folder = join(place, 'site');
  const inFolder = folderStorage(folder);
  for (const storage of [bucket, inFolder]) await publishAll(storage);
  edges.set('worker', { edge: worker, storage: bucket });
  edges.set('nginx', { edge: await startNginxBefore(worker.origin, place), storage: bucket });
  edges.set('nginx before a folder', { edge: await startNginxOf(folder, place), storage: inFolder });
  edges.set('the built-in server', { edge: await startBuiltIn(folder), storage: inFolder });
});

test.afterAll(async () => {
  for (const { edge } of edges.values()) await edge.stop();
});

/** The file of an address, and that of the site with the new release, as they were composed. */
async function sidesOf(storage: Storage): Promise<ReadonlyMap<string, { live: string; new: string }>> {
  const fileOf = (path: string) =>
    path
      .replace(/nothing$/, '404')
      .replace(/^\/(.*?)([^/.]*)$/, (_, before, name) => `${before}${name || 'index'}.html`);
  const found = new Map<string, { live: string; new: string }>();
  for (const path of [...opened, ...loaded]) {
    const file = /\.\w+$/.test(path) ? path.slice(1) : fileOf(path);
    const read = async (folder: string) => String(await storage.read(folder + file));
    found.set(path, { live: await read(''), new: await read('_rollout/') });
  }
  return found;
}

/** The share of a drawn number that is expected of so many visits, five standard deviations either way. */
function bounds(percent: number): { low: number; high: number } {
  const [mean, share] = [(visits * percent) / 100, percent / 100];
  const away = 5 * Math.sqrt(visits * share * (1 - share));
  return { low: mean - away, high: mean + away };
}

for (const name of names)
  test(`${name}: without a rollout no cookie is set, and no answer depends on one`, async () => {
    const { edge } = edges.get(name)!;
    for (const path of [...opened, ...loaded]) {
      const { headers } = await ask(edge.origin, path, { 'Sec-Fetch-Dest': 'document', Cookie: 'rollout=00' });
      expect({ path, cookie: headers['set-cookie'], rollout: headers['rollout'] }).toEqual({ path });
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers.vary ?? '').not.toContain('Cookie');
    }
  });

for (const [first, second] of [
  ['the built-in server', 'nginx before a folder'],
  ['nginx', 'worker'],
] as const)
  test(`${first} and ${second}: 10 % of 1,000 visits get the new release, each all of it, and keep it when the share grows`, async () => {
    const { storage } = edges.get(first)!;
    await begin(storage, 10);
    const sides = await sidesOf(storage);
    for (const { live, new: other } of sides.values()) expect(live).not.toBe(other);
    const kept = new Map<string, Visitor[]>();
    for (const name of [first, second]) {
      const { origin } = edges.get(name)!.edge;
      // An edge of a bucket learns of a new state within a second.
      await expect
        .poll(async () => (await ask(origin, '/', { Cookie: 'rollout=00' })).headers['rollout'], { timeout: 30_000 })
        .toBe('new');
      const mixed: string[] = [];
      const chosen: Visitor[] = [];
      await fewAtOnce(
        Array.from({ length: visits }, (_, index) => index),
        async (index) => {
          const visitor = new Visitor(origin, { 'Accept-Encoding': encodings[index % 3]! });
          const path = opened[index % opened.length]!;
          const answer = await visitor.open(path);
          const side = answer.headers['rollout'] === 'new' ? 'new' : 'live';
          if (side === 'new') chosen.push(visitor);
          const texts = [[path, textOf(answer)] as const];
          for (const each of [opened[(index + 1) % opened.length]!, opened[(index + 2) % opened.length]!])
            texts.push([each, textOf(await visitor.open(each))]);
          for (const each of [loaded[index % 5]!, loaded[(index + 1) % 5]!])
            texts.push([each, textOf(await visitor.load(each))]);
          for (const [each, text] of texts) if (text !== sides.get(each)![side]) mixed.push(`${side} ${each}`);
          expect(new Set(visitor.given).size, 'one number for a visitor').toBe(1);
        },
      );
      expect(mixed, name).toEqual([]);
      const { low, high } = bounds(10);
      console.log(`${name}: ${chosen.length} of ${visits} visits got the new release, 0 mixed`);
      expect(chosen.length).toBeGreaterThan(low);
      expect(chosen.length).toBeLessThan(high);
      kept.set(name, chosen);
    }
    await raiseRollout(storage, 'research', 30);
    for (const name of [first, second]) {
      const { origin } = edges.get(name)!.edge;
      await expect
        .poll(async () => (await ask(origin, '/', { Cookie: 'rollout=29' })).headers['rollout'], { timeout: 30_000 })
        .toBe('new');
      for (const visitor of kept.get(name)!)
        expect([visitor.number, (await visitor.load('/works.json')).headers['rollout']]).toEqual([
          visitor.number,
          'new',
        ]);
      let count = 0;
      await fewAtOnce(
        Array.from({ length: visits }, () => '/DAM'),
        async (path) => {
          if ((await new Visitor(origin).open(path)).headers['rollout'] === 'new') count++;
        },
      );
      const { low, high } = bounds(30);
      console.log(`${name}: at 30 %, ${count} of ${visits} visits`);
      expect(count).toBeGreaterThan(low);
      expect(count).toBeLessThan(high);
    }
  });

for (const name of names) {
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(edges.get(name)!.edge.origin, path, { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Site': 'none', ...headers });
  const asNew = { Cookie: 'rollout=00' };
  const asLive = { Cookie: 'rollout=99' };

  test(`${name}: both sides answer every address as every host does, and only the new one has the new page`, async () => {
    const own = answers.filter(({ path }) => !path.startsWith('/_preview') && path !== '/.previews.json');
    for (const headers of [asNew, asLive])
      for (const { path, status, location, missing } of own) {
        const answer = await get(path, headers);
        expect({ path, status: answer.status, location: answer.headers.location }).toEqual({ path, status, location });
        if (missing) expect(textOf(answer), path).toContain(missingHeading[missing]);
      }
    expect((await get('/NEW', asNew)).status).toBe(200);
    expect((await get('/NEW', asLive)).status).toBe(404);
    expect((await get('/NEW.html', asNew)).headers.location).toBe('/NEW');
    for (const path of ['/_rollout/', '/_rollout/DAM', '/_rollout/DAM.html', '/.rollout/00', '/.rollout.json'])
      for (const headers of [asNew, asLive]) expect([path, (await get(path, headers)).status]).toEqual([path, 404]);
  });

  test(`${name}: caches keep both sides apart, and files of releases are one for all`, async () => {
    const page = await get('/DAM', asNew);
    expect(page.headers['cache-control']).toBe('private, no-cache');
    expect(page.headers.vary).toMatch(/Accept-Encoding.*Cookie|Cookie.*Accept-Encoding/);
    expect(page.headers['set-cookie']).toEqual(['rollout=00; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly']);
    const other = await get('/DAM', { ...asLive, 'If-None-Match': page.headers.etag! });
    expect([other.status, textOf(other).includes('data-code="first"')]).toEqual([200, true]);
    expect((await get('/DAM', { ...asNew, 'If-None-Match': page.headers.etag! })).status).toBe(304);
    const [, script = ''] = /"(\/_areas\/research\/[^"]+remoteEntry\.js)"/.exec(textOf(page)) ?? [];
    for (const headers of [asNew, asLive]) {
      const file = await get(script, headers);
      expect([file.status, textOf(file)]).toEqual([200, expect.stringContaining('research new')]);
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect([file.headers['set-cookie'], file.headers['rollout']]).toEqual([undefined, undefined]);
      expect(file.headers.vary ?? '').not.toContain('Cookie');
    }
  });

  test(`${name}: who opens no page gets the live site and no number, and so does a visit from before`, async () => {
    const others: Record<string, string>[] = [
      { 'Sec-Fetch-Dest': '' },
      { 'Sec-Fetch-Dest': 'empty' },
      { 'Sec-Fetch-Site': 'same-origin' },
    ];
    for (const headers of others) {
      const { headers: answerHeaders } = await get('/DAM', headers);
      expect([answerHeaders['rollout'], answerHeaders['set-cookie']]).toEqual(['live', undefined]);
    }
    for (const value of ['7', '007', 'ab', '1e', '%30%30', '-1']) {
      const { headers: answerHeaders } = await get('/DAM', { Cookie: `rollout=${value}`, 'Sec-Fetch-Dest': 'empty' });
      expect([value, answerHeaders['rollout']]).toEqual([value, 'live']);
    }
    expect((await get('/DAM', { Cookie: 'a=b; rollout=00' })).headers['rollout']).toBe('new');
    expect((await get('/DAM', { Cookie: 'xrollout=00', 'Sec-Fetch-Dest': 'empty' })).headers['rollout']).toBe('live');
  });
}

test('when it is ended, each visitor is on the live site, and nothing depends on the cookie any more', async () => {
  for (const name of ['nginx', 'the built-in server']) await endRollout(edges.get(name)!.storage, 'research');
  for (const name of names) {
    const { origin } = edges.get(name)!.edge;
    const get = () => ask(origin, '/DAM', { 'Sec-Fetch-Dest': 'document', Cookie: 'rollout=00' });
    await expect.poll(async () => (await get()).headers['rollout'], { timeout: 30_000 }).toBeUndefined();
    const { headers, body } = await get();
    expect(String(body)).toContain('data-code="first"');
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-cache', undefined]);
  }
});

test('below a path the cookie is of that path, and other sites of the origin never see it', async () => {
  process.env['SITE_ADDRESS'] = 'https://user.example/repo';
  const folder = join(place, 'below', 'site');
  const storage = folderStorage(folder);
  await publishAll(storage);
  await begin(storage, 10);
  const below = join(place, 'below');
  const edges = [await startBuiltIn(folder), await startNginxOf(folder, below, process.env)];
  delete process.env['SITE_ADDRESS'];
  for (const { origin } of edges) {
    const get = (path: string, number: string) =>
      ask(origin, path, { 'Sec-Fetch-Dest': 'document', Cookie: `rollout=${number}` });
    for (const [number, side, code] of [
      ['09', 'new', 'new'],
      ['10', 'live', 'first'],
    ] as const)
      for (const path of ['/repo/DAM', '/repo/ko/DAM']) {
        const { status, headers, body } = await get(path, number);
        expect([status, headers['rollout']]).toEqual([200, side]);
        expect(String(body)).toContain(`data-code="${code}"`);
        expect(headers['set-cookie']?.[0]).toContain(`rollout=${number}; Path=/repo/;`);
      }
    expect((await get('/repo/NEW.html', '00')).headers.location).toBe('/repo/NEW');
    const missing = await get('/repo/nothing', '00');
    expect([missing.status, missing.headers['rollout'], String(missing.body)]).toEqual([
      404,
      'new',
      expect.stringContaining(missingHeading.en),
    ]);
    const [, script = ''] =
      /"(\/repo\/_areas\/research\/[^"]+remoteEntry\.js)"/.exec(String((await get('/repo/DAM', '00')).body)) ?? [];
    expect((await get(script, '00')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  for (const { stop } of edges) await stop();
});

test('nginx before a folder: before the first publish nothing is found, and nothing of its own folder is shown', async () => {
  const edge = await startNginxOf(join(place, 'not-yet', 'site'), join(place, 'not-yet'));
  for (const path of ['/', '/html/index.html', '/etc/hostname']) {
    const { status, headers } = await ask(edge.origin, path);
    expect([path, status, headers['set-cookie']]).toEqual([path, 404, undefined]);
  }
  await edge.stop();
});
