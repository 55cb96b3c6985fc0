import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { areaNames } from '@portfolio/contract/areas';
import type { Releases } from '@portfolio/contract/release';
import { folderStorage } from '@portfolio/publish/folder-storage';
import { publish } from '@portfolio/publish/publish';
import buildComposer from '@portfolio/testing/build-composer';
import { sampleBuild } from '@portfolio/publish/testing/sample-build';
import { repository } from './workbench';

test.describe.configure({ timeout: 180_000 });

const folder = join(repository, '.cache', 'publishing', 'concurrent');
const site = join(folder, 'site');

/** Runs a publish in a process of its own. @returns its exit code and output. */
function publishProcess(area: string, build: string): Promise<{ code: number | null; output: string }> {
  const script = join(import.meta.dirname, 'publish-one.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, site, area, build], { cwd: repository });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += String(part)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

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
    areaNames.flatMap((area) => codes.map(async (code) => ({ area, build: await build(area, code) }))),
  );
  const results = await Promise.all(builds.map((each) => publishProcess(each.area, each.build)));

  expect(results.filter(({ code }) => code !== 0)).toEqual([]);
  expect(
    results.filter(({ output }) => output.startsWith('Waiting for another publish (process ')).length,
  ).toBeGreaterThan(0);
  const releases = JSON.parse(readFileSync(join(site, 'releases.json'), 'utf8')) as Releases;
  for (const area of areaNames) expect(releases.areas[area]?.history, area).toHaveLength(1 + codes.length);
});
