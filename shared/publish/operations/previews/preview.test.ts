import type { AreaName } from '@portfolio/contract/areas';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { logFile } from '../../releases/log/log-file';
import { readReleases } from '../../releases/releases';
import { bucketStorage } from '../../storage/bucket/bucket-storage';
import type { ObjectStore } from '../../storage/bucket/store/object-store';
import type { Draft, Storage } from '../../storage/storage';
import { memoryStore } from '../../testing/memory-store';
import { copyOf, emptySite } from '../../testing/sample-site';
import { prune } from '../history/prune';
import { publish } from '../publish/publish';
import { remove } from '../history/remove';
import { movedOn, preview, promotePreview, removePreview } from './preview';
import { readPreviews } from '../../releases/previews-file';

const inBucket = (store: ObjectStore) => bucketStorage(store, { limit: 10_000, notify: () => undefined }, 0);

const ko = {
  languages: [
    { tag: 'en', name: 'English', path: '' },
    { tag: 'ko', name: '한국어', path: '/ko' },
  ],
};

/** A site in two languages, in both kinds of storage. */
async function publishBoth() {
  const [site, { open, objects }] = [emptySite(), await memoryStore()];
  const folders = {
    shell: await site.build('shell', { language: 'ko', site: ko }),
    architecture: await site.build('architecture', { language: 'ko' }),
    research: await site.build('research', { language: 'ko' }),
    development: await site.build('development'),
  };
  for (const storage of [site.storage, inBucket(open())]) await publish(storage, folders);
  return { site, objects };
}

let both: ReturnType<typeof publishBoth>;
beforeAll(() => (both = publishBoth()));

/** Each kind of storage, with a copy of it. */
async function publishCopy(kind: string) {
  const { site, objects } = await both;
  const copy = copyOf(site);
  return kind === 'folder' ? copy : { ...copy, storage: inBucket((await memoryStore({ holds: objects })).open()) };
}

const text = async (storage: Storage, path: string) => String((await storage.read(path)) ?? '');
const liveIn = async (storage: Storage, owner: AreaName) => liveOf((await readReleases(storage))!, owner)!.live;
const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);

/** All files of the live state that are not of a preview, and not the uploaded releases. */
async function liveFiles(storage: Storage): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const walk = async (draft: Draft, folder: string) => {
    for (const name of await draft.list(folder)) {
      const path = folder ? `${folder}/${name}` : name;
      if (/^(?:_|\.previews)/.test(path)) continue;
      const bytes = await draft.read(path).catch(() => undefined);
      if (bytes) found.set(path, String(bytes));
      else await walk(draft, path);
    }
  };
  await storage.change((draft) => walk(draft, ''));
  return found;
}

describe.each(['folder', 'bucket'])('in a %s', (kind) => {
  test('a preview is a copy of the site with another release, and nothing that is live changes', async () => {
    const { storage, build } = await publishCopy(kind);
    const before = await liveFiles(storage);
    const made = await preview(storage, 'pr-12', { research: await build('research', { code: 'second' }) });
    expect(made.address).toBe('https://example.com/_preview/pr-12/');
    expect(await liveFiles(storage)).toEqual(before);
    expect(await text(storage, '_preview/pr-12/DAM.html')).toContain('data-code="second"');
    expect(await text(storage, '_preview/pr-12/HAL.html')).toContain('data-code="first"');
    expect(await text(storage, '_preview/pr-12/ko/index.html')).toContain('lang="ko"');
    expect(await readPreviews(storage)).toMatchObject([
      { name: 'pr-12', releases: { research: { release: made.releases.research!.release } } },
    ]);
  });

  test('promoted, exactly its releases are live, and it is gone', async () => {
    const { storage, build } = await publishCopy(kind);
    const source = { research: { commit: 'c0ffee', dirty: true } } as const;
    const folder = await build('research', { code: 'second' });
    const { releases } = await preview(storage, 'pr-12', { research: folder }, new Date(), source);
    await promotePreview(storage, 'pr-12');
    expect(await liveIn(storage, 'research')).toBe(releases.research!.release);
    expect(liveOf((await readReleases(storage))!, 'research')!.history.at(-1)).toMatchObject(source.research);
    expect(await text(storage, 'DAM.html')).toContain('data-code="second"');
    expect(await text(storage, '_preview/pr-12/DAM.html')).toBe('');
    expect(await readPreviews(storage)).toEqual([]);
    await expect(promotePreview(storage, 'pr-12')).rejects.toThrow('There is no preview "pr-12"');
  });

  test('its releases stay while it lives; removed, it is gone with its pages', async () => {
    const { storage, build } = await publishCopy(kind);
    await preview(storage, 'one', { research: await build('research', { code: 'second' }) });
    await preview(storage, 'two', { research: await build('research', { code: 'third' }) });
    for (const code of ['a', 'b', 'c']) await publish(storage, { architecture: await build('architecture', { code }) });
    await prune(storage, 1);
    const again = await preview(storage, 'one', {});
    expect(await text(storage, '_preview/one/DAM.html')).toContain('data-code="second"');
    const release = again.releases.research!.release;
    await removePreview(storage, 'one');
    await prune(storage, 1);
    expect(await text(storage, '_preview/one/DAM.html')).toBe('');
    expect(await text(storage, '_preview/two/DAM.html')).toContain('data-code="third"');
    const kept = await storage.change((draft) => draft.list('_areas/research'));
    expect(kept).not.toContain(release);
  });
});

test('its pages lead to its pages, ask for the files of the site below it, and are told to no search engine', async () => {
  const { storage, build } = await publishCopy('folder');
  await preview(storage, 'pr-12', { research: await build('research', { code: 'second' }) });
  for (const [page, below] of [
    ['index', ''],
    ['DAM', ''],
    ['404', ''],
    ['offline', ''],
    ['ko/DAM', '/ko'],
  ] as const) {
    const html = await text(storage, `_preview/pr-12/${page}.html`);
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(links.filter((href) => !href.startsWith(`/_preview/pr-12${below}/`))).toEqual([]);
    expect(html).toContain('data-base="/_preview/pr-12"');
    expect(html).toContain('src="/_preview/pr-12/_shell/');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
    expect(html).toMatch(/<b>Preview pr-12<\/b> with research [0-9a-f]{7}\. Not live\./);
  }
  for (const file of ['robots.txt', 'sitemap.xml', 'sitemap-research.xml'])
    expect([file, await text(storage, `_preview/pr-12/${file}`)]).toEqual([file, '']);
  for (const page of ['index.html', 'DAM.html']) expect(await text(storage, page)).not.toContain('data-preview');
});

test('two areas are seen together, whoever adds the second', async () => {
  const { storage, build } = await publishCopy('folder');
  await preview(storage, 'pr-12', { research: await build('research', { code: 'second' }) });
  const made = await preview(storage, 'pr-12', { development: await build('development', { code: 'third' }) });
  expect(Object.keys(made.releases)).toEqual(['research', 'development']);
  expect(await text(storage, '_preview/pr-12/DAM.html')).toContain('data-code="second"');
  expect(await text(storage, '_preview/pr-12/FAR.html')).toContain('data-code="third"');
});

test('a preview whose neighbours moved on says so, stays as it was, and is composed again when asked', async () => {
  const { storage, build } = await publishCopy('folder');
  const made = await preview(storage, 'pr-12', { research: await build('research', { code: 'second' }) });
  await publish(storage, { architecture: await build('architecture', { code: 'newer' }) });
  const releases = (await readReleases(storage))!;
  expect(movedOn(made, releases)).toEqual(['architecture']);
  expect(await text(storage, '_preview/pr-12/HAL.html')).toContain('data-code="first"');
  const again = await preview(storage, 'pr-12', {});
  expect(movedOn(again, releases)).toEqual([]);
  expect(await text(storage, '_preview/pr-12/HAL.html')).toContain('data-code="newer"');
  expect(await text(storage, '_preview/pr-12/DAM.html')).toContain('data-code="second"');
});

test('after 14 days the next change of the site takes it away, and so does the end of one of its areas', async () => {
  const { storage, build } = await publishCopy('folder');
  await preview(storage, 'old', { research: await build('research', { code: 'second' }) });
  await publish(storage, { architecture: await build('architecture', { code: 'a' }) }, days(13.9));
  expect(await text(storage, '_preview/old/DAM.html')).not.toBe('');
  await publish(storage, { architecture: await build('architecture', { code: 'b' }) }, days(14.1));
  expect(await text(storage, '_preview/old/DAM.html')).toBe('');
  await preview(storage, 'ended', { architecture: await build('architecture', { code: 'third' }) });
  await remove(storage, ['development']);
  expect(await readPreviews(storage)).toEqual([]);
});

test('what could not go live cannot be previewed, and leaves no trace', async () => {
  const { storage, build } = await publishCopy('folder');
  await preview(storage, 'pr-12', { research: await build('research', { code: 'second' }) });
  const pages = [{ name: 'HAL' }];
  await expect(
    preview(storage, 'pr-12', { research: await build('research', { code: 'third', pages }) }),
  ).rejects.toThrow('both have a page /HAL');
  expect(await text(storage, '_preview/pr-12/DAM.html')).toContain('data-code="second"');
  await expect(preview(storage, 'pr-13', {})).rejects.toThrow('There is no preview "pr-13"');
  await expect(preview(storage, 'pr-13', { research: await build('research', { language: 'ko' }) })).rejects.toThrow(
    'research: the same release is live already. There is nothing to preview.',
  );
});

test('no state and no line of the log is made: nothing went live', async () => {
  const { storage, build } = await publishCopy('folder');
  const before = (await readReleases(storage))!.states;
  await preview(storage, 'pr-12', { research: await build('research', { code: 'second' }) });
  expect((await readReleases(storage))!.states).toEqual(before);
  expect(await storage.read(logFile)).toBeUndefined();
});

test('a name is a part of an address, and that of no workspace', async () => {
  const { storage } = await publishCopy('folder');
  for (const name of ['', 'PR-12', 'a b', '../up', '-a', 'a'.repeat(41), 'ä'])
    await expect(preview(storage, name, {})).rejects.toThrow(`"${name}" can't be the name of a preview.`);
  for (const name of ['shell', 'research'])
    await expect(preview(storage, name, {})).rejects.toThrow(`"${name}" is the name of a workspace.`);
});
