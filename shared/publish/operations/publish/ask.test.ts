import { liveOf } from '@portfolio/contract/published/live-areas';
import { areaPolicy } from '../../hosting/edge/area-policy';
import { readReleases } from '../../releases/releases';
import { bucketStorage } from '../../storage/bucket/bucket-storage';
import type { Storage } from '../../storage/storage';
import { liveFiles, publishedStore, sampleBuilds } from '../../testing/bucket-site';
import { sampleSite } from '../../testing/sample-site';
import { askFor, promoteAsked } from './ask';
import { prune } from '../history/prune';

const patient = { limit: 60_000, notify: () => undefined };

/** Whether a policy lets a key do this with an object. `*` is any text, slashes too. */
function allows({ Statement }: ReturnType<typeof areaPolicy>, action: string, object: string): boolean {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replace(/[.+]/g, '\\$&').replaceAll('*', '.*')}$`).test(`arn:aws:s3:::bucket/${object}`);
  return Statement.some(({ Action, Resource }) => Action.includes(action) && Resource.some(fits));
}

/** A published site, as its owner opens it and as the key of research does. */
async function publishSite() {
  const server = await publishedStore();
  const builds = sampleBuilds();
  const site = bucketStorage(server.open(), patient, 0);
  const policy = areaPolicy({ bucket: 'bucket', prefix: 'site/' }, 'research');
  const refused: string[] = [];
  /** Runs with a store that answers as the policy says. */
  const withKey = async <Result>(work: (area: Storage) => Promise<Result>) => {
    server.setFault(({ method, key }) => {
      const action = { PUT: 's3:PutObject', DELETE: 's3:DeleteObject' }[method] ?? 's3:GetObject';
      if (key === 'list' || allows(policy, action, key)) return undefined;
      refused.push(`${method} ${key}`);
      return { status: 403, text: '<Error><Code>AccessDenied</Code></Error>' };
    });
    return work(bucketStorage(server.open(), patient, 0)).finally(() => server.setFault());
  };
  const liveRelease = async () => liveOf((await readReleases(site))!, 'research')!.live;
  return { server, builds, site, withKey, refused, liveRelease };
}

test('the key of an area uploads a release and asks, and the key of the site takes it live', async () => {
  const { server, builds, site, withKey, refused, liveRelease } = await publishSite();
  const before = await liveFiles(server.open());
  const live = server.objects.get('site/live');
  const research = await builds.build('research', { code: 'second' });
  const note = { commit: 'abcdef1' };
  const [ask] = await withKey((area) => askFor(area, { research }, { note, message: 'A second one.' }));
  expect(refused).toEqual([]);
  expect(server.objects.get('site/live')).toEqual(live);
  const after = await liveFiles(server.open());
  for (const [path, text] of before) expect(after.get(path)).toBe(text);

  expect(await site.asks!.read()).toEqual([
    { area: 'research', release: ask!.release, note, message: 'A second one.' },
  ]);
  await promoteAsked(site, ask!);
  expect(await liveRelease()).toBe(ask!.release);
  expect(String(await site.read('DAM.html'))).toContain('second');
  expect(liveOf((await readReleases(site))!, 'research')!.history.at(-1)).toMatchObject(note);
  expect(await site.asks!.read()).toEqual([]);
});

test('the key of an area writes nothing of another area, no page and no state', async () => {
  const { builds, withKey, refused, liveRelease, server } = await publishSite();
  const [release, live] = [await liveRelease(), server.objects.get('site/live')];
  const architecture = await builds.build('architecture', { code: 'second' });
  await expect(withKey((area) => askFor(area, { architecture }))).rejects.toThrow('the key may not do that');
  await expect(withKey((area) => builds.publishOne(area, 'research', { code: 'third' }))).rejects.toThrow(
    'The key of an area may only upload its releases and ask: npm run publish -- --ask <area>',
  );
  expect(refused.filter((each) => each.includes('_areas/research/'))).toEqual([]);
  expect(refused.some((each) => each.startsWith('PUT site/_areas/architecture/'))).toBe(true);
  expect(refused.some((each) => each.startsWith('PUT site/_states/'))).toBe(true);
  expect(await liveRelease()).toBe(release);
  expect(server.objects.get('site/live')).toEqual(live);

  const policy = areaPolicy({ bucket: 'bucket', prefix: 'site/' }, 'research');
  for (const key of [
    'live',
    '_shell/a/b.js',
    '_states/000001-a/HAL.html',
    '_areas/researcher/a',
    '_asked/contact/a.json',
  ])
    expect(allows(policy, 's3:PutObject', `site/${key}`)).toBe(false);
  for (const key of ['live', '_areas/research/a/b.js', '_asked/research/a.json'])
    expect(allows(policy, 's3:DeleteObject', `site/${key}`)).toBe(false);
});

test('the latest request counts, and taking it live removes the older ones', async () => {
  const { builds, site, withKey, liveRelease } = await publishSite();
  for (const code of ['second', 'third']) {
    const research = await builds.build('research', { code });
    await withKey((area) => askFor(area, { research }));
  }
  const asks = await site.asks!.read();
  expect(asks).toHaveLength(1);
  await promoteAsked(site, asks[0]!);
  expect(String(await site.read('DAM.html'))).toContain('third');
  expect(await liveRelease()).toBe(asks[0]!.release);
  expect(await site.asks!.read()).toEqual([]);
});

test('a release that was changed after it was uploaded, or is not whole, never goes live', async () => {
  const { server, builds, site, withKey, liveRelease } = await publishSite();
  const before = await liveRelease();
  const research = await builds.build('research', { code: 'second' });
  const [ask] = await withKey((area) => askFor(area, { research }));
  const key = `site/_areas/research/${ask!.release}/browser/remoteEntry.js`;
  const object = server.objects.get(key)!;
  server.objects.set(key, { ...object, bytes: Buffer.from('changed') });
  await expect(promoteAsked(site, ask!)).rejects.toThrow('is not the file that was released');
  server.objects.delete(key);
  await expect(promoteAsked(site, ask!)).rejects.toThrow('is missing in s3://bucket/site');
  server.objects.set(key, object);
  const picture = [...server.objects.keys()].find((each) => /_areas\/research\/media\/.*(?<!\.br)$/.test(each))!;
  const bytes = server.objects.get(picture)!;
  server.objects.delete(picture);
  await expect(promoteAsked(site, ask!)).rejects.toThrow('is missing in s3://bucket/site');
  server.objects.set(picture, bytes);
  expect(await liveRelease()).toBe(before);
  await promoteAsked(site, ask!);
  expect(await liveRelease()).toBe(ask!.release);
});

test('prune keeps what is asked for', async () => {
  const { builds, site, withKey } = await publishSite();
  const research = await builds.build('research', { code: 'asked' });
  await withKey((area) => askFor(area, { research }));
  for (const code of ['a', 'b', 'c', 'd']) await builds.publishOne(site, 'architecture', { code });
  await prune(site, 1);
  await prune(site, 1);
  const [ask] = await site.asks!.read();
  await promoteAsked(site, ask!);
  expect(String(await site.read('DAM.html'))).toContain('asked');
});

test('what an area writes into its request beside commit and message is left out', async () => {
  const { server, builds, site, withKey } = await publishSite();
  const research = await builds.build('research', { code: 'second' });
  const [ask] = await withKey((area) => askFor(area, { research }));
  const key = `site/_asked/research/${ask!.release}.json`;
  for (const text of ['no JSON', '{"commit":"; rm","dirty":1,"message":[],"quick":true}'])
    server.objects.set(key, { ...server.objects.get(key)!, bytes: Buffer.from(text) });
  expect(await site.asks!.read()).toEqual([{ area: 'research', release: ask!.release, note: {} }]);
});

test('the shell is not asked for, and in a folder nothing is', async () => {
  const { builds, withKey } = await publishSite();
  const shell = await builds.build('shell');
  await expect(withKey((area) => askFor(area, { shell }))).rejects.toThrow('published with the key of the site');
  const { storage, build } = await sampleSite();
  const research = await build('research');
  await expect(askFor(storage, { research })).rejects.toThrow('Use --stage');
});
