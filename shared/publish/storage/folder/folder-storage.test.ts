import { mkdirSync, readFileSync, readlinkSync, realpathSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { folderStorage } from './folder-storage';
import { differences, siteFiles } from '../../testing/site-files';
import { sampleSite } from '../../testing/sample-site';
import { temporaryFolder } from '../../testing/temporary-folder';

const write = (site: string, files: Record<string, string>) =>
  folderStorage(site).change(async (draft) => {
    for (const [path, bytes] of Object.entries(files)) await draft.write(path, bytes);
    await draft.commit();
  });

test('a draft is seen by nobody before it is made live, and then whole', async () => {
  const site = join(temporaryFolder(), 'site');
  await write(site, { 'a.html': 'old a', 'b.html': 'old b' });
  await folderStorage(site).change(async (draft) => {
    await draft.write('a.html', 'new a');
    await draft.remove('b.html');
    expect(siteFiles(site)).toEqual(
      new Map([
        ['a.html', 'old a'],
        ['b.html', 'old b'],
      ]),
    );
    await draft.commit();
  });
  expect(siteFiles(site)).toEqual(new Map([['a.html', 'new a']]));
});

test('a reader of the former state keeps its bytes while the next one is written', async () => {
  const site = join(temporaryFolder(), 'site');
  await write(site, { 'a.html': 'old a', 'same.html': 'same' });
  const former = realpathSync(site);
  await write(site, { 'a.html': 'new a' });

  expect(readFileSync(join(former, 'a.html'), 'utf8')).toBe('old a');
  expect(statSync(join(former, 'same.html')).ino).toBe(statSync(join(site, 'same.html')).ino);
});

test('work that fails, or that makes nothing live, leaves no trace', async () => {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  await write(site, { 'a.html': 'a' });
  const before = siteFiles(join(folder, '.site'));
  const failing = folderStorage(site).change(async (draft) => {
    await draft.write('a.html', 'half');
    throw new Error('the power failed');
  });
  await expect(failing).rejects.toThrow('the power failed');
  await folderStorage(site).change((draft) => draft.write('a.html', 'never committed'));
  expect(differences(before, siteFiles(join(folder, '.site')))).toEqual([]);
  expect(await readdir(join(folder, '.site'))).toEqual(['1', 'changes.json']);
});

test('what a killed publish left is removed by the next one', async () => {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  await write(site, { 'a.html': 'a' });
  await mkdir(join(folder, '.site', '2', '_areas'), { recursive: true });
  await writeFile(join(folder, '.site', '2', 'a.html'), 'half');
  symlinkSync('.site/2', join(folder, '.site', 'next'));
  await writeFile(join(folder, '.site', 'changes.json.230ec343b056.part'), '{');

  await write(site, { 'b.html': 'b' });
  expect(siteFiles(site)).toEqual(
    new Map([
      ['a.html', 'a'],
      ['b.html', 'b'],
    ]),
  );
  expect((await readdir(join(folder, '.site'))).sort()).toEqual(['1', '2', 'changes.json']);
});

test('a site whose link was deleted keeps its states until another is live', async () => {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  await write(site, { 'a.html': 'a' });
  await rm(site);
  await expect(folderStorage(site).change(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(siteFiles(join(folder, '.site', '1'))).toEqual(new Map([['a.html', 'a']]));
  await write(site, { 'b.html': 'b' });
  expect(siteFiles(site)).toEqual(new Map([['b.html', 'b']]));
});

test('a folder, a file, or a link that publish did not make is no site, and stays as it is', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'photos'));
  writeFileSync(join(folder, 'letter'), 'Dear');
  symlinkSync('photos', join(folder, 'link'));
  const refusal = (name: string, what: string) =>
    `${join(folder, name)} is not a site: it is a ${what} that publish did not make. Name another place with SITE=…, or move it away.`;

  expect(() => folderStorage(join(folder, 'photos'))).toThrow(refusal('photos', 'folder'));
  expect(() => folderStorage(join(folder, 'letter'))).toThrow(refusal('letter', 'file'));
  expect(() => folderStorage(join(folder, 'link'))).toThrow(refusal('link', 'link'));
  expect((await readdir(folder)).sort()).toEqual(['letter', 'link', 'photos']);
});

test('a site below a file is refused with one sentence', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'letter'), 'Dear');
  const site = join(folder, 'letter', 'site');
  await expect(write(site, { 'a.html': 'a' })).rejects.toThrow(
    `${site} can't be written: a part of its path is a file. Nothing was published, the site is as it was.`,
  );
});

test('the site can be moved with its states: the link is relative', async () => {
  const site = join(temporaryFolder(), 'site');
  await write(site, { 'a.html': 'a' });
  expect(readlinkSync(site)).toBe('.site/1');
});

/** Reads all pages again and again, each time through the link as it stands, and counts what it saw. */
const readerScript = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { readFileSync, realpathSync } = require('node:fs');
  const seen = { passes: 0, late: 0, mixed: [], releases: new Set() };
  let running = true;
  parentPort.once('message', () => { running = false; });
  (function read() {
    for (let pass = 0; pass < 20; pass++) {
      try {
        const state = realpathSync(workerData.site);
        const codes = workerData.pages.map((page) => /data-code="(\\d+)"/.exec(readFileSync(state + '/' + page, 'utf8'))[1]);
        const live = JSON.parse(readFileSync(state + '/releases.json', 'utf8')).areas.research.live;
        const release = /"release":"([0-9a-f]+)"/.exec(readFileSync(state + '/' + workerData.pages[0], 'utf8'))[1];
        seen.passes++;
        seen.releases.add(live);
        if (new Set(codes).size > 1 || release !== live) seen.mixed.push({ codes, live, release });
      } catch (error) {
        // A state stays through the whole publish after its own; a reader that is slower than that begins again.
        if (error.code !== 'ENOENT') throw error;
        seen.late++;
      }
    }
    if (running) setImmediate(read);
    else parentPort.postMessage({ ...seen, releases: seen.releases.size });
  })();`;

test('a reader sees one release in all pages and in the pointer, whatever is published meanwhile', async () => {
  const site = await sampleSite();
  await site.publish('research', { code: '0' });
  const pages = ['DAM.html', 'KEY.html', 'PILING.html'];
  const reader = new Worker(readerScript, { eval: true, workerData: { site: site.folder, pages } });
  const failed = new Promise<never>((_, reject) => reader.once('error', reject));
  await Promise.race([new Promise((resolve) => reader.once('online', resolve)), failed]);
  for (let code = 1; code <= 30; code++) await site.publish('research', { code: String(code) });

  const result = new Promise<{ passes: number; mixed: unknown[]; releases: number }>((resolve) =>
    reader.once('message', resolve),
  );
  reader.postMessage('stop');
  const seen = await Promise.race([result, failed]);
  await reader.terminate();
  expect(seen.mixed).toEqual([]);
  expect(seen.passes).toBeGreaterThan(0);
});

test('after any row of changes a state holds what a state made anew would hold, and the two before it what they held', async () => {
  const site = join(temporaryFolder(), 'site');
  let expected = new Map<string, string>();
  const former: { folder: string; files: Map<string, string> }[] = [];
  const names = ['a.html', 'b.html', 'r/one/a.js', 'r/one/b.js', 'r/two/a.js'];
  const random = randomFrom(7);
  for (let round = 0; round < 40; round++) {
    await folderStorage(site).change(async (draft) => {
      const next = new Map(expected);
      for (const name of names.filter(() => random() < 0.4)) {
        if (random() < 0.6) {
          await draft.write(name, `${name} ${round}`);
          next.set(name, `${name} ${round}`);
        } else {
          const gone = random() < 0.5 && name.startsWith('r/') ? name.slice(0, 5) : name;
          await draft.remove(gone);
          for (const each of [...next.keys()]) if (each === gone || each.startsWith(`${gone}/`)) next.delete(each);
        }
      }
      // A publish that is given up takes what it began with along.
      if (random() < 0.2) return;
      expected = next;
      await draft.commit();
    });
    if (expected.size === 0) continue;
    const state = realpathSync(site);
    expect(siteFiles(state)).toEqual(expected);
    if (former.at(-1)?.folder !== state) former.push({ folder: state, files: expected });
    const last = former.at(-2);
    if (last) expect(siteFiles(last.folder)).toEqual(last.files);
  }
});

test('a publish in a large site links no file anew that it does not touch', async () => {
  const site = join(temporaryFolder(), 'site');
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`p${index}.html`, 'page']));
  await write(site, many);
  await write(site, { 'a.html': '1' });
  await write(site, { 'a.html': '2' });
  const links = () => statSync(join(site, 'p7.html')).nlink;
  const before = links();
  const changed = statSync(join(site, 'p7.html')).ctimeMs;
  await write(site, { 'a.html': '3' });
  expect(links()).toBe(before);
  expect(statSync(join(site, 'p7.html')).ctimeMs).toBe(changed);
  expect(readFileSync(join(site, 'a.html'), 'utf8')).toBe('3');
});

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}
