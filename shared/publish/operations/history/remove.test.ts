import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { areaNames, type AreaName, type GroupName } from '@portfolio/contract/areas';
import { contractVersion } from '@portfolio/contract/area-module';
import { unlistedAreaSentences } from '@portfolio/contract/published/live-areas';
import { folderStorage } from '../../storage/folder/folder-storage';
import { moveSite } from '../move-site';
import { publish } from '../publish/publish';
import { pinnedSentences, readReleases } from '../../releases/releases';
import { remove } from './remove';
import { rollback } from './rollback';
import { asContract } from '../../testing/other-contract';
import { sampleSite, type SampleSite } from '../../testing/sample-site';
import { differences, siteFiles } from '../../testing/site-files';
import { temporaryFolder } from '../../testing/temporary-folder';

/** An area that is not in the table: a checkout from before it was added, or after its row was deleted. */
const stranger = 'stranger' as AreaName;
const rows = { group: 'stranger' as GroupName, title: 'Stranger', short: 'Stra', form: 'grid' } as const;
const withStranger = (site: SampleSite, code = 'first') =>
  site.publish(stranger, {
    code,
    groups: [rows],
    pages: [
      { name: 'STR', text: code },
      { name: 'ESSAY', pictures: { pen: '<svg>pen</svg>' } },
    ],
  });
const html = (site: SampleSite) => [...site.files()].filter(([path]) => path.endsWith('.html'));

test('an area that the table does not have is published, composed again and rolled back like any other', async () => {
  const site = await sampleSite();
  await withStranger(site);
  for (const [path, text] of html(site)) expect([path, text.includes('href="/ESSAY"')]).toEqual([path, true]);
  const [second] = await withStranger(site, 'second');
  await site.publish('shell', { code: 'another' });
  expect(site.files().get('STR.html')).toContain('another');
  expect((await rollback(site.storage, 'shell')).changed).toBe(true);
  expect(await rollback(site.storage, stranger)).toMatchObject({ changed: true });
  expect(site.files().get('STR.html')).not.toContain(second!.release);
  expect(unlistedAreaSentences(await readReleases(site.storage))).toEqual([
    'stranger is on the site, but has no row in shared/contract/areas.ts; it stays until you run npm run site -- remove stranger.',
  ]);
});

test('removing an area leaves the site as it was before the area came, also in its previous states', async () => {
  const site = await sampleSite();
  const before = site.files();
  await withStranger(site);
  await withStranger(site, 'second');
  await remove(site.storage, ['stranger']);
  // The feed has its own time.
  expect(differences(before, site.files()).filter((path) => path !== 'feed.xml')).toEqual(['releases.json']);
  expect(site.files().get('feed.xml')).not.toContain('ESSAY');
  const states = [...siteFiles(join(site.folder, '..', '.site')).keys()];
  expect(states.filter((path) => /stranger|ESSAY|STR/.test(path))).toEqual([]);
});

test('a removed area stays away until it is published by name', async () => {
  const site = await sampleSite();
  await remove(site.storage, ['research']);
  expect(existsSync(join(site.folder, 'KEY.html'))).toBe(false);
  expect([...pinnedSentences(await readReleases(site.storage), ['shell', ...areaNames]).values()]).toEqual([
    'research was removed from the site; npm run publish -- research brings it back.',
  ]);
  await site.publish('research');
  expect(pinnedSentences(await readReleases(site.storage), areaNames).size).toBe(0);
  expect(existsSync(join(site.folder, 'KEY.html'))).toBe(true);
});

test('a link to a page of the area stops its removal, and is named', async () => {
  const site = await sampleSite();
  const build = await site.build('architecture', { code: 'links' });
  const page = `({ page }) => h('h1', null, h('a', { href: '/KEY' }, page.title))`;
  await writeFile(
    join(build, 'server', 'area.js'),
    `const h = require('react').createElement;
     exports.area = { contract: ${contractVersion}, name: 'architecture', Page: ${page} };`,
  );
  await publish(site.storage, { architecture: build });
  const before = site.files();
  await expect(remove(site.storage, ['research'])).rejects.toThrow(
    'The page /HAL of architecture is broken: it links to /KEY, which is no page of the site. Nothing was published.',
  );
  expect(differences(before, site.files())).toEqual([]);
});

test('an area that is not on the site cannot be removed', async () => {
  const site = await sampleSite();
  await expect(remove(site.storage, ['blog'])).rejects.toThrow(
    `There is no area "blog" in ${site.folder}. There are: ${areaNames.join(', ')}. Nothing was changed.`,
  );
});

test('an area of an older contract without a row is named with the way out, and removing it with a publish works', async () => {
  const site = await sampleSite();
  const [{ release }] = await withStranger(site).then(([published]) => [published!] as const);
  await asContract(site.folder, stranger, release, contractVersion - 2);
  await expect(site.publish('research', { code: 'second' })).rejects.toThrow(
    'There is no row for stranger in shared/contract/areas.ts: write it, or run npm run site -- remove stranger',
  );
  const research = await site.build('research', { code: 'second' });
  await remove(site.storage, ['stranger'], { research });
  expect(existsSync(join(site.folder, 'STR.html'))).toBe(false);
});

test('browsers find the areas in the order of the table, however they were published', async () => {
  const site = await sampleSite();
  await remove(site.storage, ['architecture']);
  await withStranger(site);
  await publish(site.storage, { architecture: await site.build('architecture') });
  expect(Object.keys((await readReleases(site.storage))!.areas)).toEqual([...areaNames, 'stranger']);
});

test('a site moves with the releases and pictures of an area that has no row', async () => {
  const site = await sampleSite();
  await withStranger(site);
  const to = join(temporaryFolder(), 'site');
  await moveSite(site.storage, folderStorage(to), () => undefined);
  expect(differences(site.files(), siteFiles(to))).toEqual([]);
});

test('a code is unique also among areas that have no row', async () => {
  const site = await sampleSite();
  await expect(site.publish(stranger, { groups: [rows], pages: [{ name: 'hal' }] })).rejects.toThrow(
    '/HAL of architecture and /hal of stranger: their addresses differ only in capitals.',
  );
});
