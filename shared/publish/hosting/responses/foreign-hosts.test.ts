import { createServer } from 'node:http';
import { bucketHandler } from '../server/bucket-handler';
import { bucketStorage } from '../../storage/bucket/bucket-storage';
import { beginRollout } from '../../operations/rollout/rollout';
import { sampleBuilds } from '../../testing/bucket-site';
import { memoryStore } from '../../testing/memory-store';
import { sampleSite, type SampleSite } from '../../testing/sample-site';
import { listen, serve } from '../../testing/serve-sample';

const friend = 'https://friend.example';
const stranger = 'https://stranger.example';
const sharingOf = (headers: Readonly<Record<string, unknown>>) => ({
  allowed: headers['access-control-allow-origin'],
  policy: headers['cross-origin-resource-policy'],
  vary: headers['vary'],
});

/** A file of each kind that other sites read. */
async function readFiles(site: SampleSite): Promise<string[]> {
  await site.publish('research', { code: 'foreign', isForeign: true });
  const paths = [...site.files().keys()].filter((path) =>
    /research\/(?:media|[^/]+\/(?:foreign|content))\//.test(path),
  );
  return [...paths, 'mf-manifest-research.json', 'releases.json'].map((path) => `/${path}`);
}

test('without the setting no answer lets another site in', async () => {
  const site = await sampleSite();
  const get = await serve(site, []);
  for (const path of [...(await readFiles(site)), '/', '/HAL'])
    expect(sharingOf((await get(path, { Origin: friend })).headers)).toEqual({
      policy: 'same-origin',
      vary: 'Accept-Encoding',
    });
});

test('sites that are named may have files of releases and what names the live ones; others may not, and pages are for nobody', async () => {
  const site = await sampleSite();
  const get = await serve(site, ['https://other.example', friend]);
  for (const path of await readFiles(site)) {
    const { status, headers } = await get(path, { Origin: friend });
    const answer = { policy: 'cross-origin', vary: 'Accept-Encoding, Origin' };
    expect({ path, status, ...sharingOf(headers) }).toEqual({ path, status: 200, allowed: friend, ...answer });
    for (const origin of [stranger, `${friend}.evil.example`, 'null'])
      expect(sharingOf((await get(path, { Origin: origin })).headers)).toEqual(answer);
    expect(sharingOf((await get(path)).headers)).toEqual(answer);
  }
  for (const path of ['/', '/HAL', '/nothing'])
    expect(sharingOf((await get(path, { Origin: friend })).headers)).toEqual({
      policy: 'same-origin',
      vary: 'Accept-Encoding',
    });
});

test('"*" lets all sites in, with one answer for all of them', async () => {
  const site = await sampleSite();
  const get = await serve(site, ['*']);
  for (const path of await readFiles(site))
    for (const Origin of [friend, stranger])
      expect(sharingOf((await get(path, { Origin })).headers)).toEqual({
        allowed: '*',
        policy: 'cross-origin',
        vary: 'Accept-Encoding',
      });
});

test('while a release is rolled out caches keep both sides and all origins apart', async () => {
  const site = await sampleSite();
  await beginRollout(site.storage, 'research', await site.build('research', { code: 'new' }), 10);
  const get = await serve(site, [friend]);
  const { headers } = await get('/releases.json', { Origin: friend, Cookie: 'rollout=05' });
  expect(sharingOf(headers)).toMatchObject({ allowed: friend, vary: 'Accept-Encoding, Cookie, Origin' });
  expect(headers).toMatchObject({ rollout: 'new', 'cache-control': 'private, no-cache' });
});

test('a site in a bucket lets the same sites in', async () => {
  const store = (await memoryStore()).open();
  await sampleBuilds().publishAll(bucketStorage(store));
  const port = await listen(createServer(bucketHandler(store, [friend])));
  const get = async (path: string, origin: string) =>
    sharingOf(Object.fromEntries((await fetch(`http://localhost:${port}${path}`, { headers: { origin } })).headers));
  expect(await get('/releases.json', friend)).toEqual({ allowed: friend, policy: 'cross-origin', vary: 'Origin' });
  expect(await get('/releases.json', stranger)).toEqual({ policy: 'cross-origin', vary: 'Origin' });
  expect(await get('/HAL', friend)).toEqual({ policy: 'same-origin' });
});
