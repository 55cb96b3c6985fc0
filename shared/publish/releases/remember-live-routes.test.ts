import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { page, contentFixture, tower } from '@portfolio/content/testing/content-fixture';
import { rememberLiveRoutes } from './remember-live-routes';
import { emptySite, sampleSite } from '../testing/sample-site';

const towerWith = (link: string) => contentFixture({ [tower]: page([], `See [it](${link}).`) });

test('links to pages of an area in another repository are checked against what is live', async () => {
  const good = await towerWith('/KEY');
  const bad = await towerWith('/KCTX');
  const site = await sampleSite();
  for (const { root } of [good, bad]) {
    await rm(join(root, 'remote-research'), { recursive: true });
    await rememberLiveRoutes(root, site.storage);
  }
  expect((await good.read()).pages).toHaveLength(1);
  expect(await bad.mistakeIn()).toContain('The link to "/KCTX" leads nowhere.');
});

test('before such an area was seen live, publish alone can say which links are dead; other spellings are still found', async () => {
  const { root, read } = await towerWith('/KEY');
  const spelt = await towerWith('/twr');
  for (const place of [root, spelt.root]) {
    await rm(join(place, 'remote-research'), { recursive: true });
    await rememberLiveRoutes(place, emptySite().storage);
  }
  expect((await read()).pages).toHaveLength(1);
  expect(await spelt.mistakeIn()).toContain('Expected: "/TWR", spelt exactly so');
});

test('a site is not even read where all areas are in the repository', async () => {
  const { root } = await contentFixture();
  const read = () => Promise.reject(new Error('The site was read.'));
  await rememberLiveRoutes(root, { where: '', read });
});
