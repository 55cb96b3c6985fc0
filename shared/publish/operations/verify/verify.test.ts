import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { publish } from '../publish/publish';
import { readReleases } from '../../releases/releases';
import { emptySite, type SampleSite } from '../../testing/sample-site';
import { comparePages } from './compare-pages';
import { compareRelease, type Compared } from './compare-release';

/** A site, and the builds that it was published from. */
async function publishSample(): Promise<{ site: SampleSite; folders: Record<ReleaseOwner, string> }> {
  const site = emptySite();
  const owners = ['shell', ...areaNames] as const;
  const folders = Object.fromEntries(
    await Promise.all(owners.map(async (owner) => [owner, await site.build(owner)] as const)),
  ) as Record<ReleaseOwner, string>;
  await publish(site.storage, folders);
  return { site, folders };
}

async function live(site: SampleSite) {
  const releases = await readReleases(site.storage);
  if (!releases) throw new Error('Nothing is live.');
  return releases;
}

const others = (compared: readonly Compared[]) => compared.filter(({ is }) => is !== 'the same');

test('a release is the same as its build, with its pictures', async () => {
  const { site, folders } = await publishSample();
  const release = liveOf(await live(site), 'research')?.live ?? '';
  const compared = await compareRelease(site.storage, 'research', release, folders.research);
  expect(compared.length).toBeGreaterThan(5);
  expect(others(compared)).toEqual([]);
});

test('each file that differs from the build, that is missing, or that the build does not have is named', async () => {
  const { site } = await publishSample();
  const release = liveOf(await live(site), 'research')?.live ?? '';
  const place = `_areas/research/${release}`;
  await rm(join(site.folder, place, 'browser/release.json'));
  const other = await site.build('research', { pages: [{ name: 'OTHER' }] });
  const compared = others(await compareRelease(site.storage, 'research', release, other));
  expect(compared).toContainEqual({ path: `${place}/browser/release.json`, is: 'missing' });
  expect(compared).toContainEqual({ path: `${place}/content/entries.json`, is: 'different' });
  expect(compared).toContainEqual({ path: `${place}/content/pages/OTHER.json`, is: 'missing' });
  expect(compared.some(({ is }) => is === 'not of the build')).toBe(true);
});

test('pages are composed again from builds, and one that was changed on the site is named', async () => {
  const { site, folders } = await publishSample();
  expect(others(await comparePages(site.storage, await live(site), folders))).toEqual([]);
  await appendFile(join(site.folder, 'index.html'), '<script>alert(1)</script>');
  expect(others(await comparePages(site.storage, await live(site), folders))).toEqual([
    { path: 'index.html', is: 'different' },
  ]);
});
