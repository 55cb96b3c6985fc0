import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { areaNames } from '@portfolio/contract/areas';
import type { Releases } from '@portfolio/contract/release';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import { publish } from '@portfolio/publish/operations/publish/publish';
import buildComposer from '@portfolio/publish/testing/build-composer';
import { sampleBuild } from '@portfolio/publish/testing/sample-build';
import { Publishers } from './publishers';
import { repository } from '../../../../e2e/site/workbench';

const folder = join(repository, '.cache', 'publishing', 'concurrent');
const site = join(folder, 'site');

test.beforeAll(buildComposer);

test('20 concurrent publishes of 4 areas all succeed, wait for each other, and each release is in the history', async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const build = (owner: Parameters<typeof sampleBuild>[1], code: string) =>
    sampleBuild(join(folder, 'builds', `${owner}-${code}`), owner, { code });
  const first = await Promise.all(
    (['shell', ...areaNames] as const).map(async (owner) => [owner, await build(owner, 'first')]),
  );
  await publish(folderStorage(site), Object.fromEntries(first) as Record<string, string>);

  const codes = ['a', 'b', 'c', 'd', 'e'];
  const builds = await Promise.all(
    areaNames.flatMap((area) => codes.map(async (code) => ({ [area]: await build(area, code) }))),
  );
  const publishers = new Publishers(site, builds.length);
  const outcomes = await Promise.all(builds.map((each) => publishers.run({ step: { do: 'publish', builds: each } })));
  await publishers.end();

  expect(outcomes.filter(({ end }) => end !== 'done')).toEqual([]);
  expect(outcomes.filter(({ waited }) => waited).length).toBeGreaterThan(0);
  const releases = JSON.parse(readFileSync(join(site, 'releases.json'), 'utf8')) as Releases;
  for (const area of areaNames) expect(releases.areas[area]?.history, area).toHaveLength(1 + codes.length);
});
