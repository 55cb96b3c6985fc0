import type { AreaName } from '@portfolio/contract/areas';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { readLive } from '../../storage/bucket/states/site-states';
import { bucketStorage } from '../../storage/bucket/bucket-storage';
import type { ObjectStore } from '../../storage/bucket/store/object-store';
import { readReleases } from '../../releases/releases';
import type { Draft, Storage } from '../../storage/storage';
import { memoryStore } from '../../testing/memory-store';
import { copyOf, emptySite } from '../../testing/sample-site';
import { preview, promotePreview } from '../previews/preview';
import { promote, stageReleases } from '../publish/promote';
import { prune } from '../history/prune';
import { publish } from '../publish/publish';
import { remove } from '../history/remove';
import { rollback, rollbackTo } from '../history/rollback';
import { percentIn } from './percent';
import { beginRollout, endRollout, finishRollout, raiseRollout } from './rollout';
import { readRollout, rolloutFile } from '../../releases/rollout-file';

const ko = {
  languages: [
    { tag: 'en', name: 'English', path: '' },
    { tag: 'ko', name: '한국어', path: '/ko' },
  ],
};

const inBucket = (store: ObjectStore) => bucketStorage(store, { limit: 10_000, notify: () => undefined }, 0);

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
async function publishCopy(kind = 'folder') {
  const { site: first, objects } = await both;
  const site = copyOf(first);
  const store = (await memoryStore({ holds: objects })).open();
  const storage = kind === 'folder' ? site.storage : inBucket(store);
  const begin = async (percent = 10, code = 'second') =>
    beginRollout(storage, 'research', await site.build('research', { code, language: 'ko' }), percent);
  return { ...site, storage, store, begin };
}

const text = async (storage: Storage, path: string) => String((await storage.read(path)) ?? '');
const releaseIn = async (storage: Storage, owner: AreaName) => liveOf((await readReleases(storage))!, owner)!;
const numbers = (storage: Storage) => storage.change((draft) => draft.list('.rollout'));

/** All files of the live state below a folder, without those of releases. */
async function filesBelow(storage: Storage, folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const walk = async (draft: Draft, path: string) => {
    for (const name of await draft.list(path)) {
      const inside = path ? `${path}/${name}` : name;
      if (!folder && /^[._]/.test(inside)) continue;
      const bytes = await draft.read(inside).catch(() => undefined);
      if (bytes) found.set(inside.slice(folder ? folder.length + 1 : 0), String(bytes));
      else await walk(draft, inside);
    }
  };
  await storage.change((draft) => walk(draft, folder));
  return found;
}

describe.each(['folder', 'bucket'])('in a %s', (kind) => {
  test('a rollout is the whole site with another release at the same addresses, and nothing that is live changes', async () => {
    const { storage, begin } = await publishCopy(kind);
    const before = await filesBelow(storage, '');
    const { release, pages } = await begin();
    expect(await filesBelow(storage, '')).toEqual(before);
    const beside = await filesBelow(storage, '_rollout');
    expect([...beside.keys()].sort()).toEqual([...before.keys()].sort());
    expect(pages).toEqual(expect.arrayContaining(['/', '/DAM', '/HAL', '/ko/DAM', '/404']));
    const page = beside.get('DAM.html')!;
    expect(page).toContain('data-code="second"');
    expect(page).toContain('<link rel="canonical" href="https://example.com/DAM">');
    expect(page).not.toMatch(/noindex|data-base|data-preview/);
    expect(beside.get('releases.json')).toContain(`"live": "${release}"`);
    expect(beside.get('ko/releases.json')).toContain(`"live":"${release}"`);
  });

  test('a larger share has all numbers of the smaller one; finished, exactly what was seen is live', async () => {
    const { storage, begin } = await publishCopy(kind);
    const { release } = await begin(10);
    const ten = await numbers(storage);
    expect(ten).toEqual(['00', '01', '02', '03', '04', '05', '06', '07', '08', '09']);
    await raiseRollout(storage, 'research', 30);
    const thirty = await numbers(storage);
    expect(thirty).toHaveLength(30);
    expect(thirty).toEqual(expect.arrayContaining(ten));
    const seen = await filesBelow(storage, '_rollout');
    await finishRollout(storage, 'research');
    const live = await filesBelow(storage, '');
    // It says which states there were.
    for (const files of [seen, live]) files.delete('releases.json');
    expect(live).toEqual(seen);
    expect((await releaseIn(storage, 'research')).live).toBe(release);
    expect(await readRollout(storage)).toBeUndefined();
    expect([...(await numbers(storage)), ...(await filesBelow(storage, '_rollout')).keys()]).toEqual([]);
  });

  test('ended, the live site is as it was, and its release stays for pages that are open', async () => {
    const { storage, begin } = await publishCopy(kind);
    const before = await filesBelow(storage, '');
    const { release } = await begin();
    await endRollout(storage, 'research');
    const after = await filesBelow(storage, '');
    for (const files of [before, after]) files.delete('releases.json');
    expect(after).toEqual(before);
    await publish(storage, {});
    const { history, pinned } = await releaseIn(storage, 'research');
    expect(history.at(-1)).toMatchObject({ release });
    expect(pinned).toBe(true);
    expect(await storage.change((draft) => draft.list('_areas/research'))).toContain(release);
    expect(await readRollout(storage)).toBeUndefined();
  });

  test('what others publish meanwhile is seen beside it, too', async () => {
    const { storage, begin, build } = await publishCopy(kind);
    await begin();
    await publish(storage, { architecture: await build('architecture', { code: 'newer', language: 'ko' }) });
    for (const place of ['', '_rollout/'])
      expect(await text(storage, `${place}HAL.html`)).toContain('data-code="newer"');
    expect(await text(storage, 'DAM.html')).toContain('data-code="first"');
    expect(await text(storage, '_rollout/DAM.html')).toContain('data-code="second"');
    await rollback(storage, 'architecture');
    expect(await text(storage, '_rollout/HAL.html')).toContain('data-code="first"');
  });

  test('prune keeps its release', async () => {
    const { storage, begin, build } = await publishCopy(kind);
    const { release } = await begin();
    for (const code of ['a', 'b']) await publish(storage, { architecture: await build('architecture', { code }) });
    await prune(storage, 1);
    expect(await storage.change((draft) => draft.list('_areas/research'))).toContain(release);
    await raiseRollout(storage, 'research', 50);
    await finishRollout(storage, 'research');
    expect(await text(storage, 'DAM.html')).toContain('data-code="second"');
  });
});

test('an edge of a bucket reads the numbers with the name of the state, also while others prune', async () => {
  const { storage, store, begin, build } = await publishCopy('bucket');
  expect((await readLive(store))?.rollout).toBeUndefined();
  await begin(3);
  for (const code of ['a', 'b']) await publish(storage, { architecture: await build('architecture', { code }) });
  await prune(storage, 1);
  expect((await readLive(store))?.rollout).toBe('00 01 02');
  await endRollout(storage, 'research');
  expect((await readLive(store))?.rollout).toBeUndefined();
});

test('an area that is new is rolled out, too', async () => {
  const { storage, build } = await publishCopy();
  await beginRollout(storage, 'contact', await build('contact'), 10);
  expect(await text(storage, '_rollout/Contact.html')).toContain('data-code="first"');
  expect(await text(storage, 'Contact.html')).toBe('');
  await endRollout(storage, 'contact');
  expect(liveOf((await readReleases(storage))!, 'contact')).toBeUndefined();
  await beginRollout(storage, 'contact', await build('contact'), 10);
  await finishRollout(storage, 'contact');
  expect(await text(storage, 'Contact.html')).toContain('data-code="first"');
});

test('while it runs its workspace changes in no other way, and each refusal names the ways on', async () => {
  const { storage, begin, build } = await publishCopy();
  const research = await build('research', { code: 'third', language: 'ko' });
  await preview(storage, 'pr-12', { research });
  const { release } = await begin();
  await stageReleases(storage, { research });
  const refused = `A rollout of research runs: release ${release} of research for 10 % of the visitors since`;
  const ways =
    'Nothing was changed. Take it live for all: npm run publish -- --percent=100 research. Or end it: npm run rollback -- research';
  const before = await filesBelow(storage, '');
  for (const change of [
    () => publish(storage, { research }),
    () => promote(storage, ['research']),
    () => promotePreview(storage, 'pr-12'),
    () => remove(storage, ['research']),
    () => rollback(storage, 'research', release),
    () => rollback(storage, 'research'),
  ])
    await expect(change()).rejects.toThrow(/A rollout of research runs|There is no release/);
  await expect(publish(storage, { research })).rejects.toThrow(refused);
  await expect(remove(storage, ['research'])).rejects.toThrow(ways);
  expect(await filesBelow(storage, '')).toEqual(before);
  await rollbackTo(storage, '1');
  expect((await readRollout(storage))?.release).toBe(release);
});

test('a second rollout, a share that is not larger, and one where none runs are refused with what runs', async () => {
  const { storage, begin, build } = await publishCopy();
  for (const step of [
    () => endRollout(storage, 'research'),
    () => finishRollout(storage, 'research'),
    () => raiseRollout(storage, 'research', 20),
  ])
    await expect(step()).rejects.toThrow('No rollout of research runs. Nothing was changed. Begin one: npm run');
  const { release } = await begin(20);
  await expect(beginRollout(storage, 'development', await build('development', { code: 'b' }), 10)).rejects.toThrow(
    `A rollout runs already: release ${release} of research for 20 % of the visitors`,
  );
  await expect(endRollout(storage, 'development')).rejects.toThrow(
    `No rollout of development runs. Another does: release ${release} of research`,
  );
  for (const share of [5, 20])
    await expect(raiseRollout(storage, 'research', share)).rejects.toThrow(
      `20 % of the visitors get release ${release} of research already, and ${share} % are not more`,
    );
  expect((await readRollout(storage))?.percent).toBe(20);
});

test('what could not go live can not be rolled out, nor gone live beside by others', async () => {
  const { storage, begin, build } = await publishCopy();
  await expect(beginRollout(emptySite().storage, 'research', await build('research'), 10)).rejects.toThrow(
    'holds no site yet, and a rollout is beside one.',
  );
  await expect(begin(10, 'first')).rejects.toThrow('research: the same release');
  const taken = await build('research', { code: 'taken', pages: [{ name: 'HAL' }] });
  await expect(beginRollout(storage, 'research', taken, 10)).rejects.toThrow('both have a page /HAL');
  expect([await readRollout(storage), await text(storage, '_rollout/index.html')]).toEqual([undefined, '']);
  const added = await build('research', { code: 'b', pages: [{ name: 'NEW' }] });
  await beginRollout(storage, 'research', added, 10);
  const late = await build('development', { code: 'b', pages: [{ name: 'NEW' }] });
  await expect(publish(storage, { development: late })).rejects.toThrow(
    /A rollout runs: release \S+ of research .* This can't be live beside it: .*both have a page \/NEW/,
  );
  expect(await text(storage, 'NEW.html')).toBe('');
});

test('a damaged record of a rollout is a sentence', async () => {
  const { storage, begin } = await publishCopy();
  await begin();
  await storage.change(async (draft) => {
    await draft.write(rolloutFile, '{"percent": 200}');
    await draft.commit();
  });
  await expect(raiseRollout(storage, 'research', 50)).rejects.toThrow('it is not as publish wrote it');
});

test('a share is a whole number from 1 to 100', () => {
  expect(['1', '10', '100'].map(percentIn)).toEqual([1, 10, 100]);
  for (const text of ['0', '101', 'ten', '', '-1', '1.5', '1e1', '010x', '٣'])
    expect(() => percentIn(text)).toThrow(`"--percent=${text}" is no share of the visitors.`);
});
