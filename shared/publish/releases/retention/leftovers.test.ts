import { join } from 'node:path';
import { findLeftovers } from './leftovers';
import { prune, pruneRemoved } from '../../operations/history/prune';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { readReleases } from '../releases';
import { rollback } from '../../operations/history/rollback';
import { sampleSite, type SampleSite } from '../../testing/sample-site';
import { siteFiles } from '../../testing/site-files';

const secret = {
  name: 'DAM',
  title: 'A secret',
  text: 'secret words',
  pictures: { plan: '<svg>secret</svg>' },
  files: { 'plan.pdf': 'secret file' },
};

const leftoversIn = async (site: SampleSite) => findLeftovers(site.storage, (await readReleases(site.storage))!);
const holding = (site: SampleSite) =>
  [...siteFiles(join(site.folder, '..'))].flatMap(([path, bytes]) => (/secret/i.test(path + bytes) ? [path] : []));

/** Research had a page in two releases, and has it no more. */
async function siteWithout(): Promise<{ site: SampleSite; held: string[] }> {
  const site = await sampleSite();
  await site.publish('research', { pages: [{ name: 'KEY' }] });
  const held: string[] = [];
  for (const code of ['one', 'two'])
    held.push((await site.publish('research', { code, pages: [{ name: 'KEY' }, secret] }))[0]!.release);
  await site.publish('research', { code: 'three', pages: [{ name: 'KEY' }] });
  return { site, held };
}

test('what removed pages left is found, with the releases', async () => {
  const { site, held } = await siteWithout();
  const leftovers = (await leftoversIn(site)).filter(({ release }) => held.includes(release));
  expect(leftovers).toEqual(held.map((release) => ({ area: 'research', release, pages: ['/DAM'] })));
});

test('a page that moved to another area, and one whose text changed, are not removed', async () => {
  const site = await sampleSite();
  await site.publish('development', { pages: [{ name: 'FAR', text: 'other words' }] });
  expect(await leftoversIn(site)).toEqual([]);
  await site.publish('research', { pages: [{ name: 'DAM' }, { name: 'KEY' }] });
  await site.publish('contact', { pages: [{ name: 'Contact' }, { name: 'PILING' }] });
  expect(await leftoversIn(site)).toEqual([]);
});

test('prune takes every text, picture and file of removed pages away, in all states, and leaves the rest as it was', async () => {
  const { site } = await siteWithout();
  expect(holding(site).length).toBeGreaterThan(3);
  const page = site.files().get('KEY.html');
  await pruneRemoved(site.storage);
  expect(holding(site)).toEqual([]);
  expect(await leftoversIn(site)).toEqual([]);
  expect(site.files().get('KEY.html')).toBe(page);
});

test('releases without the removed page stay, and can be rolled back to', async () => {
  const { site, held } = await siteWithout();
  const before = liveOf((await readReleases(site.storage))!, 'research')!.history.map(({ release }) => release);
  await pruneRemoved(site.storage);
  const after = liveOf((await readReleases(site.storage))!, 'research')!.history.map(({ release }) => release);
  expect(after).toEqual(before.filter((release) => !held.includes(release) && release !== before[0]));
  expect((await rollback(site.storage, 'research')).release).toBe(after[0]);
});

test('after a roll-back the release that was rolled back from goes, if it holds a page that is not live', async () => {
  const site = await sampleSite();
  await site.publish('research', {
    code: 'mistake',
    pages: [{ name: 'DAM' }, { name: 'KEY' }, { name: 'PILING' }, { ...secret, name: 'OWN' }],
  });
  await rollback(site.storage, 'research');
  expect((await pruneRemoved(site.storage)).map(({ pages }) => pages)).toEqual([['/OWN']]);
  expect(holding(site)).toEqual([]);
  expect(liveOf((await readReleases(site.storage))!, 'research')!.pinned).toBe(true);
});

test('prune by number says what went', async () => {
  const { site, held } = await siteWithout();
  const gone = await prune(site.storage, 1);
  expect(gone).toEqual(expect.arrayContaining(held.map((release) => ({ owner: 'research', release }))));
});
