import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { releaseFolder } from '@portfolio/contract/published/paths';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { askFor, promoteAsked } from '@portfolio/publish/operations/publish/ask';
import { publish } from '@portfolio/publish/operations/publish/publish';
import { remove } from '@portfolio/publish/operations/history/remove';
import { readReleases } from '@portfolio/publish/releases/releases';
import { readLive } from '@portfolio/publish/storage/bucket/states/site-states';
import buildComposer from '@portfolio/publish/testing/build-composer';
import { sampleBuild } from '@portfolio/publish/testing/sample-build';
import { liveOf } from '@portfolio/contract/published/live-areas';
import type { Endpoint } from './r2-store';
import { areaKey, areaPrefix } from './radosgw';
import { storageOf, storeOf } from './site-of';

const refusal = /the key may not do that/;

/** An area's key uploads its release and asks for it, and can do nothing else; the site's key takes it live. */
export async function keysOfAreas(engine: Endpoint): Promise<void> {
  const [site, area] = [
    { ...engine, prefix: areaPrefix },
    { ...engine, ...areaKey, prefix: areaPrefix },
  ];
  const [own, store, asked, key] = [storageOf(site), storeOf(site), storageOf(area), storeOf(area)];
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const build = (owner: ReleaseOwner, code = 'first') => sampleBuild(join(folder, owner + code), owner, { code });
  await buildComposer();
  const builds: Partial<Record<ReleaseOwner, string>> = {};
  for (const owner of ['shell', ...areaNames] as const) builds[owner] = await build(owner);
  await publish(own, builds);
  const objects = async () => (await store.list('')).filter(({ path }) => !/^_(?:areas|asked)\/research\//.test(path));
  const before = await objects();

  const research = await build('research', 'second');
  const [ask] = await askFor(asked, { research });
  assert.ok(ask);
  const live = await readLive(store);
  const release = releaseFolder('research', ask.release);
  const text = Buffer.from('not its own');
  const architecture = await build('architecture', 'second');
  const attempts: [string, () => Promise<unknown>][] = [
    ['ask for another area', () => askFor(asked, { architecture })],
    ['publish', () => publish(asked, { research })],
    ['remove its area', () => remove(asked, ['research'])],
    ['take live what it asked for', () => promoteAsked(asked, ask)],
    ['write what is live', () => key.put('live', text, {})],
    ['write a page', () => key.put(`_states/${live?.state}/HAL.html`, text, {})],
    ['write a script of the shell', () => key.put('_shell/other/start.js', text, {})],
    ['write a picture of another area', () => key.put('_areas/architecture/media/other.svg', text, {})],
    ['ask in the name of another area', () => key.put('_asked/architecture/other.json', text, {})],
    ['copy over a page', () => key.copy(`${release}/files.json`, `_states/${live?.state}/HAL.html`)],
    ['delete what is live', () => key.delete('live')],
    ['delete a page', () => key.delete(`_states/${live?.state}/HAL.html`)],
    ['delete a file of its own', () => key.delete(`${release}/files.json`)],
  ];
  for (const [what, attempt] of attempts)
    await assert.rejects(attempt(), refusal, `the key of an area may not ${what}`);
  assert.deepEqual(await objects(), before, 'nothing but its own has changed');
  console.log(`  the key of an area asked for a release; ${attempts.length} other uses of it were refused`);

  await promoteAsked(own, ask);
  const releases = await readReleases(own);
  assert.equal(releases && liveOf(releases, 'research')?.live, ask.release);
  assert.match(String(await own.read('DAM.html')), /second/);
  assert.deepEqual(await own.asks?.read(), []);
}
