import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Releases } from '@portfolio/contract/release';
import { preview } from '@portfolio/publish/operations/previews/preview';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { beginRollout, endRollout } from '@portfolio/publish/operations/rollout/rollout';
import { folderStorage } from '@portfolio/publish/storage/folder/folder-storage';
import type { Storage } from '@portfolio/publish/storage/storage';
import buildComposer from '@portfolio/publish/testing/build-composer';
import { sampleBuild } from '@portfolio/publish/testing/sample-build';
import { storageOf } from '../bucket/site-of';
import { ask, edgesFolder, startBuiltIn, startNginxBefore, startNginxOf, startWorker, type Edge } from './edges';

test.describe.configure({ mode: 'serial' });

const place = edgesFolder('foreign-edges');
const friend = 'https://friend.example';
const stranger = 'https://stranger.example';
const hosts = { FOREIGN_HOSTS: `https://other.example ${friend}` };
const edges = new Map<string, { edge: Edge; storage: Storage }>();
const names = ['the built-in server', 'nginx before a folder', 'nginx', 'worker'] as const;
const build = (name: string, options: Parameters<typeof sampleBuild>[2] = {}) =>
  sampleBuild(join(place, 'builds', name), 'research', { isForeign: true, ...options });

test.beforeAll(async () => {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(join(place, 'builds'), { recursive: true });
  await buildComposer();
  const worker = await startWorker(place, hosts);
  const bucket = storageOf({ endpoint: worker.origin, accessKeyId: 'KEY', secretAccessKey: 'SECRET', prefix: '' });
  const folder = join(place, 'site');
  const inFolder = folderStorage(folder);
  for (const storage of [bucket, inFolder]) {
    const shell = await sampleBuild(join(place, 'builds', 'shell'), 'shell');
    await publish(storage, { shell, research: await build('research') });
    await preview(storage, 'pr-12', { research: await build('previewed', { code: 'previewed' }) });
  }
  edges.set('worker', { edge: worker, storage: bucket });
  edges.set('nginx', { edge: await startNginxBefore(worker.origin, place, hosts), storage: bucket });
  edges.set('nginx before a folder', { edge: await startNginxOf(folder, place, hosts), storage: inFolder });
  const builtIn = await startBuiltIn(folder, hosts.FOREIGN_HOSTS.split(' '));
  edges.set('the built-in server', { edge: builtIn, storage: inFolder });
});

test.afterAll(async () => {
  for (const { edge } of edges.values()) await edge.stop();
});

/** What an answer says to the sites that it may be read by. */
async function readSharing(name: string, path: string, headers: Record<string, string>) {
  const answer = await ask(edges.get(name)!.edge.origin, path, headers);
  const { 'access-control-allow-origin': allowed, 'cross-origin-resource-policy': policy, vary } = answer.headers;
  return { path, status: answer.status, allowed, policy, vary: vary?.split(', ') ?? [], headers: answer.headers };
}

/** A file of a release, what names the live ones, and both in a preview. */
async function readFiles(storage: Storage): Promise<string[]> {
  const releases = JSON.parse(String(await storage.read('releases.json'))) as Releases;
  const folder = `/_areas/research/${releases.areas.research?.live}`;
  const own = [`${folder}/foreign/page.js`, `${folder}/content/entries.json`, '/releases.json'];
  return [...own, '/mf-manifest-research.json'].flatMap((path) => [path, `/_preview/pr-12${path}`]);
}

for (const name of names) {
  test(`${name} lets the sites in that are named, to what they read, and no others`, async () => {
    for (const path of await readFiles(edges.get(name)!.storage)) {
      const answer = await readSharing(name, path, { Origin: friend });
      expect(answer).toMatchObject({ path, status: 200, allowed: friend, policy: 'cross-origin' });
      expect(answer.vary).toContain('Origin');
      expect(answer.headers['content-security-policy']).toBeDefined();
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      for (const Origin of [stranger, `${friend}.example`, 'null']) {
        const other = await readSharing(name, path, { Origin });
        expect({ ...other, vary: other.vary.includes('Origin') }).toMatchObject({ allowed: undefined, vary: true });
      }
    }
    for (const path of ['/', '/DAM', '/nothing'])
      expect(await readSharing(name, path, { Origin: friend })).toMatchObject({
        allowed: undefined,
        policy: 'same-origin',
      });
  });

  test(`${name}: while a release is rolled out an answer is of one side and for one site`, async () => {
    const { storage } = edges.get(name)!;
    await beginRollout(storage, 'research', await build(`new ${name}`, { code: `new ${name}` }), 10);
    // An edge may take a second to see it.
    const asked = () => readSharing(name, '/mf-manifest-research.json', { Origin: friend, Cookie: 'rollout=05' });
    await expect.poll(async () => (await asked()).headers['rollout']).toBe('new');
    const answer = await asked();
    expect(answer).toMatchObject({ allowed: friend, policy: 'cross-origin' });
    expect(answer.vary).toEqual(expect.arrayContaining(['Origin', 'Cookie']));
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    // Scripts of another site send no cookie.
    expect((await readSharing(name, '/mf-manifest-research.json', { Origin: friend })).headers['rollout']).toBe('live');
    await endRollout(storage, 'research');
    await expect.poll(async () => (await asked()).headers['rollout']).toBeUndefined();
  });
}

test('nginx lets all sites in where all are named', async () => {
  const { origin, stop } = await startNginxOf(join(place, 'site'), join(place, 'for-all'), { FOREIGN_HOSTS: '*' });
  const { headers } = await ask(origin, '/releases.json', { Origin: stranger });
  await stop();
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
  expect(headers.vary).toBe('Accept-Encoding');
});
