import { liveOf } from '@portfolio/contract/published/live-areas';
import { folderStorage } from '../../storage/folder/folder-storage';
import { emptySite, sampleSite, type SampleSite } from '../../testing/sample-site';
import { preview } from '../previews/preview';
import { publish } from './publish';
import { remove } from '../history/remove';
import { rollback } from '../history/rollback';
import { beginRollout, finishRollout } from '../rollout/rollout';
import { readReleases } from '../../releases/releases';

type Manifest = {
  metaData: { buildInfo: { buildVersion: string }; remoteEntry: { path: string } };
  exposes: { assets: { js: { sync: string[] } } }[];
};

const address = 'mf-manifest-research.json';
const liveOfResearch = async ({ storage }: SampleSite) => liveOf((await readReleases(storage))!, 'research')!.live;

async function manifestIn({ storage }: SampleSite, path = address): Promise<Manifest | undefined> {
  const text = await storage.read(path);
  return text && (JSON.parse(String(text)) as Manifest);
}

/** That the manifest leads to files of a release that are there. */
async function expectManifestOf(site: SampleSite, release: string, path = address): Promise<void> {
  const manifest = (await manifestIn(site, path))!;
  const folder = `_areas/research/${release}/foreign`;
  expect(manifest.metaData).toMatchObject({ buildInfo: { buildVersion: release }, remoteEntry: { path: folder } });
  expect(manifest.exposes[0]?.assets.js.sync).toEqual([`${folder}/page.js`]);
  expect(await site.storage.read(`${folder}/page.js`)).toBeDefined();
}

test('an area that other sites may not load has no file for them', async () => {
  const site = await sampleSite();
  expect([...site.files().keys()].filter((path) => /mf-|foreign/.test(path))).toEqual([]);
});

test('the manifest at its address is that of the live release, after each publish and roll-back', async () => {
  const site = await sampleSite();
  const releases: string[] = [];
  for (const code of ['second', 'third']) {
    await site.publish('research', { code, isForeign: true });
    releases.push(await liveOfResearch(site));
    await expectManifestOf(site, releases.at(-1)!);
  }
  await rollback(site.storage, 'research');
  expect(await liveOfResearch(site)).toBe(releases[0]);
  await expectManifestOf(site, releases[0]!);
  await rollback(site.storage, 'research');
  expect(await manifestIn(site)).toBeUndefined();
  await rollback(site.storage, 'research', releases[1]);
  await expectManifestOf(site, releases[1]!);
});

test('it goes with its area, and with the setting', async () => {
  const site = await sampleSite();
  await site.publish('research', { code: 'second', isForeign: true });
  await site.publish('research', { code: 'second' });
  expect(await manifestIn(site)).toBeUndefined();
  await site.publish('research', { code: 'second', isForeign: true });
  await remove(site.storage, ['research']);
  expect(await manifestIn(site)).toBeUndefined();
});

test('other sites get what is live while another release is rolled out, and then that one', async () => {
  const site = await sampleSite();
  await site.publish('research', { code: 'second', isForeign: true });
  const live = await liveOfResearch(site);
  await beginRollout(site.storage, 'research', await site.build('research', { code: 'third', isForeign: true }), 10);
  await expectManifestOf(site, live);
  await finishRollout(site.storage, 'research');
  expect(await liveOfResearch(site)).not.toBe(live);
  await expectManifestOf(site, await liveOfResearch(site));
});

test('a preview has one of its own, and only the language of its address', async () => {
  const site = await sampleSite();
  const build = await site.build('research', { code: 'previewed', isForeign: true, language: 'ko' });
  await preview(site.storage, 'pr-12', { research: build });
  expect(await manifestIn(site)).toBeUndefined();
  const { metaData } = (await manifestIn(site, `_preview/pr-12/${address}`))!;
  await expectManifestOf(site, metaData.buildInfo.buildVersion, `_preview/pr-12/${address}`);
});

test('it is written again where nothing of the live state can be composed', async () => {
  const site = emptySite();
  await publish(site.storage, {
    shell: await site.build('shell'),
    research: await site.build('research', { isForeign: true }),
  });
  await expectManifestOf(site, await liveOfResearch(site));
  expect(await folderStorage(site.folder).read(address)).toBeDefined();
});
