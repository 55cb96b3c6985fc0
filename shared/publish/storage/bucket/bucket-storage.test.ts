import { join } from 'node:path';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { folderStorage } from '../folder/folder-storage';
import { prune } from '../../operations/history/prune';
import { publish } from '../../operations/publish/publish';
import { readReleases } from '../../releases/releases';
import { rollback } from '../../operations/history/rollback';
import { differences, siteFiles } from '../../testing/site-files';
import { temporaryFolder } from '../../testing/temporary-folder';
import { bucketStorage } from './bucket-storage';
import { readLive, readState } from './states/site-states';
import { liveFiles, publishedStore, sampleBuilds } from '../../testing/bucket-site';
import { memoryStore } from '../../testing/memory-store';

const patient = { limit: 60_000, notify: () => undefined };

async function publishSite() {
  const server = await publishedStore();
  const store = server.open();
  const storage = bucketStorage(store, patient, 0);
  const builds = sampleBuilds();
  const live = async (owner: 'research' | 'architecture') => liveOf((await readReleases(storage))!, owner)!;
  return { server, store, storage, builds, live };
}

test('a bucket holds the same files as a folder', async () => {
  const { store, storage, builds } = await publishSite();
  const site = join(temporaryFolder(), 'site');
  const research = await builds.build('research', { code: 'second' });
  const now = new Date();
  for (const each of [storage, folderStorage(site)]) {
    if (each !== storage) await builds.publishAll(each);
    await publish(each, { research }, now);
    await rollback(each, 'research');
  }
  const withoutTimes = (files: Map<string, string>) =>
    new Map([...files].map(([path, text]) => [path, text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')]));
  const found = await liveFiles(store);
  expect(found.size).toBeGreaterThan(40);
  expect(differences(withoutTimes(found), withoutTimes(siteFiles(site)))).toEqual([]);
});

test('every object has a type, a lifetime and its encoding', async () => {
  const { server, store } = await publishSite();
  const { state } = (await readLive(store))!;
  const headersOf = (path: string) => server.objects.get(`site/${path}`)!.headers;
  expect(headersOf(`_states/${state}/HAL.html`)).toEqual({
    'content-type': 'text/html;charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(headersOf(`_states/${state}/HAL.html.br`)).toMatchObject({
    'content-type': 'text/html;charset=utf-8',
    'content-encoding': 'br',
  });
  expect(headersOf('live')).toMatchObject({ 'x-amz-meta-state': state, 'cache-control': 'no-cache' });
  const { releases } = await readState(store, state);
  const script = `${releases.find((folder) => folder.startsWith('_areas/research/'))}/browser/remoteEntry.js`;
  expect(headersOf(script)).toEqual({
    'content-type': 'text/javascript;charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect([...server.objects].filter(([, { headers }]) => !headers['content-type'])).toEqual([]);
});

test('only what changed is uploaded, and the rest is copied inside the store', async () => {
  const { store, storage, builds } = await publishSite();
  const { state } = (await readLive(store))!;
  const before = (await readState(store, state)).files;
  const puts: string[] = [];
  const put = store.put.bind(store);
  store.put = (path, ...rest) => {
    puts.push(path);
    return put(path, ...rest);
  };
  await builds.publishOne(storage, 'contact', { code: 'second' });
  const after = (await readState(store, (await readLive(store))!.state)).files;
  const uploaded = puts.filter((path) => path.startsWith('_states/')).map((path) => path.split('/').slice(2).join('/'));
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(uploaded.sort()).toEqual([...changed, 'state.json'].sort());
  expect(uploaded).toContain('Contact.html');
  expect(uploaded).not.toContain('HAL.html');
});

test('a publish of what is live already changes nothing', async () => {
  const server = await memoryStore();
  const store = server.open();
  const [storage, builds] = [bucketStorage(store, patient, 0), sampleBuilds()];
  await builds.publishAll(storage);
  const research = await builds.build('research');
  const objects = new Map(server.objects);
  await publish(storage, { research });
  expect(new Map(server.objects)).toEqual(objects);
  expect(store.sent['LIST']).toBe(1);
});

test('publishes at the same time all go live, each after the other', async () => {
  const { server, builds, store } = await publishSite();
  const notices: string[] = [];
  const wait = { limit: 60_000, notify: (sentence: string) => notices.push(sentence) };
  const areas = ['architecture', 'development', 'research', 'contact'] as const;
  await Promise.all(
    areas.map((area) => builds.publishOne(bucketStorage(server.open(), wait), area, { code: 'second' })),
  );
  const releases = (await readReleases(bucketStorage(store)))!;
  expect(areas.map((area) => liveOf(releases, area)!.history.length)).toEqual([2, 2, 2, 2]);
  expect((await readLive(store))!.state).toMatch(/^000005-/);
  expect(notices).toContainEqual(
    expect.stringMatching(/^Another publish of \w+(, \w+)* was faster\. Attempt 2 begins …$/),
  );
  expect(notices).toContainEqual(expect.stringMatching(/^Live with attempt \d\.$/));
});

test('without waiting the slower of two publishes is refused with a sentence', async () => {
  const { server, builds } = await publishSite();
  const publishing = (['research', 'contact'] as const).map((area) =>
    builds.publishOne(bucketStorage(server.open()), area, { code: 'second' }),
  );
  const refused = (await Promise.allSettled(publishing)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(String((refused[0] as PromiseRejectedResult).reason)).toMatch(
    /Another publish of (research|contact) was faster\. Nothing was published\. Try again, or wait longer/,
  );
});

test('a write whose answer is lost goes live once', async () => {
  const { server, storage, builds, live, store } = await publishSite();
  let lost = 0;
  server.setFault(({ method, key }) => (method === 'PUT' && key === 'site/live' && lost++ === 0 ? 'lost' : undefined));
  await builds.publishOne(storage, 'research', { code: 'second' });
  expect(lost).toBe(2);
  expect((await live('research')).history).toHaveLength(2);
  expect((await readLive(store))!.state).toMatch(/^000002-/);
});

test('a roll-back whose answer is lost goes back once', async () => {
  const { server, storage, builds, live } = await publishSite();
  for (const code of ['second', 'third']) await builds.publishOne(storage, 'research', { code });
  let lost = 0;
  server.setFault(({ method, key }) => (method === 'PUT' && key === 'site/live' && lost++ === 0 ? 'lost' : undefined));
  await rollback(storage, 'research');
  const { live: release, history } = await live('research');
  expect(release).toBe(history[1]!.release);
});

test('a failed publish leaves no state behind', async () => {
  const { server, storage } = await publishSite();
  const states = () => [...server.objects.keys()].filter((key) => key.startsWith('site/_states/'));
  const before = states();
  const failing = storage.change(async (draft) => {
    await draft.write('HAL.html', 'half');
    throw new Error('the power failed');
  });
  await expect(failing).rejects.toThrow('the power failed');
  expect(states()).toEqual(before);
});

test('a prune comes to its end where the answers to each of its deletions are lost three times', async () => {
  const { server, storage, builds } = await publishSite();
  for (const code of ['second', 'third', 'fourth', 'fifth']) await builds.publishOne(storage, 'research', { code });
  const tries = new Map<string, number>();
  server.setFault(({ method, key }) => {
    if (method !== 'DELETE') return undefined;
    tries.set(key, (tries.get(key) ?? 0) + 1);
    return tries.get(key)! <= 3 ? 'lost' : undefined;
  });
  expect((await prune(storage, 1)).length).toBeGreaterThan(0);
  expect(tries.size).toBeGreaterThan(0);
  expect([...tries.values()].filter((each) => each !== 4)).toEqual([]);
});

test('prune removes states, releases and pictures that nothing kept names, and nothing else', async () => {
  const { server, store, storage, builds, live } = await publishSite();
  server.objects.set('site/notes.txt', { ...server.objects.get('site/live')! });
  server.objects.set('site/_areas/research/0123456789ab/browser/half.js', { ...server.objects.get('site/live')! });
  for (const code of ['second', 'third', 'fourth', 'fifth'])
    await builds.publishOne(storage, 'research', { code, pages: [{ name: 'DAM', pictures: { plan: code } }] });
  const before = await liveFiles(store);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await prune(storage, 1)).toHaveLength(4);
  for (let round = 0; round < 3; round++) await builds.publishOne(storage, 'contact', { code: `round ${round}` });
  await prune(storage, 1);
  const { live: release } = await live('research');
  const keys = [...server.objects.keys()].map((key) => key.slice('site/'.length));
  const folders = new Set(keys.filter((key) => key.startsWith('_areas/research/')).map((key) => key.split('/')[2]));
  expect([...folders].sort()).toEqual([release, 'media'].sort());
  expect(keys.filter((key) => /^_areas.research.media.*svg$/.test(key))).toHaveLength(1);
  expect(new Set(keys.filter((key) => key.startsWith('_states/')).map((key) => key.split('/')[1])).size).toBe(3);
  expect(keys.filter((key) => key.startsWith('_removing/') || key.startsWith('_probe/'))).toEqual([]);
  expect(keys).toContain('notes.txt');
  const after = await liveFiles(store);
  expect([...after.values()]).not.toContain('missing');
  expect(after.get('DAM.html')).toBe(before.get('DAM.html'));
});

test('what open pages may still need stays until it is out of use for a day', async () => {
  const { server, store, builds } = await publishSite();
  const storage = bucketStorage(store, patient);
  for (const code of ['second', 'third']) await builds.publishOne(storage, 'research', { code });
  const before = new Set(server.objects.keys());
  await prune(storage, 1);
  expect([...before].filter((key) => !server.objects.has(key))).toEqual([]);
  for (const entry of server.objects.values()) entry.modified -= 25 * 3_600_000;
  await prune(storage, 1);
  expect([...before].filter((key) => !server.objects.has(key))).toEqual([]);
});
