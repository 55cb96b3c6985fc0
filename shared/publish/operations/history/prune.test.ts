import { lstatSync, readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { readReleases } from '../../releases/releases';
import { prune } from './prune';
import { releasesKept } from '../../releases/retention/prune-releases';
import { rollback } from './rollback';
import { sampleSite, type SampleSite } from '../../testing/sample-site';
import { differences, siteFiles } from '../../testing/site-files';

const releasesIn = async (site: SampleSite) =>
  (await readdir(join(site.folder, '_areas', 'research'))).filter((name) => name !== 'media').sort();
const mediaIn = (site: SampleSite) => readdir(join(site.folder, '_areas', 'research', 'media'));
const withPicture = (count: number) => ({
  code: String(count),
  pages: [{ name: 'DAM', pictures: { plan: `<svg>${count}</svg>` } }],
});

/** What a site takes of the disk, with all its states; a file that several of them hold counts once. */
function bytesOf(folder: string): number {
  const sizes = new Map<number, number>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const { ino, size } = lstatSync(join(entry.parentPath, entry.name));
    sizes.set(ino, size);
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

test('prune keeps the last releases and the pictures that they show', async () => {
  const site = await sampleSite();
  const releases: string[] = [];
  for (let count = 0; count < 5; count++)
    releases.push((await site.publish('research', withPicture(count)))[0]!.release);
  const pages = site.files().get('DAM.html');

  expect(await prune(site.storage, 2)).toHaveLength(4);
  expect(await releasesIn(site)).toEqual(releases.slice(-2).sort());
  expect(await mediaIn(site)).toHaveLength(2);
  expect(liveOf((await readReleases(site.storage))!, 'research')!.history.map(({ release }) => release)).toEqual(
    releases.slice(-2),
  );
  expect(site.files().get('DAM.html')).toBe(pages);
  await rollback(site.storage, 'research');
  expect(await mediaIn(site)).toContain(
    /src":"\/_areas\/research\/media\/([^"]+)"/.exec(site.files().get('DAM.html')!)![1],
  );
});

test('prune keeps what is live, however old it is', async () => {
  const site = await sampleSite();
  const [first] = await site.publish('research', withPicture(0));
  for (let count = 1; count < 4; count++) await site.publish('research', withPicture(count));
  await rollback(site.storage, 'research', first!.release);
  const live = [...site.files()].filter(([path]) => path.includes(first!.release));

  await prune(site.storage, 1);
  expect(await releasesIn(site)).toHaveLength(2);
  expect([...site.files()].filter(([path]) => path.includes(first!.release))).toEqual(live);
});

test('prune removes files for download that no release offers any more', async () => {
  const site = await sampleSite();
  for (const file of ['one', 'two', 'three'])
    await site.publish('research', { code: file, pages: [{ name: 'DAM', files: { 'cv.pdf': file } }] });
  expect(await mediaIn(site)).toHaveLength(4);
  await prune(site.storage, 1);
  const downloads = [...site.files()].filter(([path]) => path.endsWith('cv.pdf'));
  expect(downloads.map(([, bytes]) => bytes)).toEqual(['three']);
});

test('prune gives the space back at once: no state holds what it removed', async () => {
  const site = await sampleSite();
  for (let count = 0; count < 4; count++) await site.publish('research', withPicture(count));
  const [live] = await site.publish('research', withPicture(4));
  await prune(site.storage, 1);
  const states = [...siteFiles(join(site.folder, '..', '.site')).keys()];
  const releases = states.flatMap((path) => /^\d+\/_areas\/research\/([0-9a-f]+)\//.exec(path)?.[1] ?? []);

  expect([...new Set(releases)]).toEqual([live!.release]);
  expect(new Set(states.flatMap((path) => /_areas\/research\/media\/(.*)/.exec(path)?.[1] ?? [])).size).toBe(1);
});

test('prune of a site with nothing to remove changes nothing', async () => {
  const site = await sampleSite();
  const before = site.files();
  expect(await prune(site.storage, releasesKept)).toEqual([]);
  expect(differences(before, site.files())).toEqual([]);
});

test('what was live within the last day stays for open pages, however many releases came since', async () => {
  const site = await sampleSite();
  const hour = 3_600_000;
  const begin = Date.now() + 100 * hour;
  const names: string[] = [];
  for (let count = 0; count < 30; count++) {
    const [published] = await site.publish('research', withPicture(count), new Date(begin + count * hour));
    names.push(published!.release);
  }
  // At the hour 29 the release of the hour 5 has been replaced for 23 hours, that of the hour 4 for 24.
  expect((await releasesIn(site)).toSorted()).toEqual(names.slice(5).toSorted());
  // Who asks for it has fewer at once.
  await prune(site.storage, 2);
  expect((await releasesIn(site)).toSorted()).toEqual(names.slice(28).toSorted());
});

test('sixty publishes take no more room than the releases that are kept', async () => {
  const site = await sampleSite();
  const sizes: number[] = [];
  const day = 86_400_000;
  for (let count = 0; count < 60; count++) {
    await site.publish('research', withPicture(100 + count), new Date(Date.now() + count * day));
    sizes.push(bytesOf(join(site.folder, '..')));
  }
  expect(await releasesIn(site)).toHaveLength(releasesKept);
  expect(await mediaIn(site)).toHaveLength(releasesKept);
  // Three states, and what each touched of the one before.
  expect(await readdir(join(site.folder, '..', '.site'))).toHaveLength(4);
  expect(Math.max(...sizes.slice(15))).toBeLessThan(1.01 * sizes[15]!);
});
