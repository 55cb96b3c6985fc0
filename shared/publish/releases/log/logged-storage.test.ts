import { publish } from '../../operations/publish/publish';
import { prune } from '../../operations/history/prune';
import { promote, stageReleases } from '../../operations/publish/promote';
import { remove } from '../../operations/history/remove';
import { rollback } from '../../operations/history/rollback';
import { beginRollout, endRollout, finishRollout, raiseRollout } from '../../operations/rollout/rollout';
import { bucketStorage } from '../../storage/bucket/bucket-storage';
import type { Storage } from '../../storage/storage';
import { sampleBuilds } from '../../testing/bucket-site';
import { memoryStore } from '../../testing/memory-store';
import { sampleSite } from '../../testing/sample-site';
import type { LogEntry } from './entry/log-entry';
import { entrySentence } from './entry/entry-text';
import { logFile, readLogFile } from './log-file';
import { siteLog } from './site-log';
import { loggedStorage } from './logged-storage';

/** A site whose changes are made by Ann, and what was told of them. */
function watchLog(storage: Storage) {
  const reported: LogEntry[] = [];
  const by = (action: string) =>
    loggedStorage(storage, { action, by: 'Ann' }, async (entry) => void reported.push(entry));
  return { reported, by };
}

test('a publish, a roll-back and a removal stand in the log with what they replaced', async () => {
  const site = await sampleSite();
  const { by } = watchLog(site.storage);
  const note = { commit: 'c1', dirty: true as const };
  const build = { research: await site.build('research', { code: 'second' }) };
  const [second] = await publish(by('publish'), build, new Date(), [], { research: note });
  const first = await rollback(by('rollback'), 'research');
  await remove(by('remove'), ['research']);

  const { entries } = await readLogFile(site.storage);
  expect(entries.map(({ made: _, ...entry }) => entry)).toEqual([
    {
      number: 2,
      action: 'publish',
      by: 'Ann',
      changes: [{ owner: 'research', from: first.release, to: second?.release, ...note }],
    },
    {
      number: 3,
      action: 'rollback',
      by: 'Ann',
      changes: [{ owner: 'research', from: second?.release, to: first.release }],
    },
    { number: 4, action: 'remove', by: 'Ann', changes: [{ owner: 'research', from: first.release }] },
  ]);
});

test('each change is told once, when it is live', async () => {
  const site = await sampleSite();
  const seen: unknown[] = [];
  const storage = loggedStorage(site.storage, { action: 'publish' }, async ({ number }) => {
    seen.push([number, (await readLogFile(site.storage)).entries.at(-1)?.number]);
  });
  await publish(storage, { research: await site.build('research', { code: 'second' }) });
  expect(seen).toEqual([[2, 2]]);
});

test('another address of the site stands in the log, also where the releases stay', async () => {
  const site = await sampleSite();
  const { by, reported } = watchLog(site.storage);
  const build = await site.build('shell');
  const before = process.env['SITE_ADDRESS'];
  process.env['SITE_ADDRESS'] = 'https://user.example/repo';
  await publish(by('publish'), { shell: build }).finally(() => {
    if (before === undefined) delete process.env['SITE_ADDRESS'];
    else process.env['SITE_ADDRESS'] = before;
  });
  const address = { ...(before && { from: before }), to: 'https://user.example/repo' };
  expect(reported).toEqual([expect.objectContaining({ number: 1, changes: [], address })]);
  expect((await readLogFile(site.storage)).entries).toEqual(reported);
  expect(entrySentence(reported[0]!)).toMatch(/the site's address: .+ → https:\/\/user\.example\/repo$/);
});

test('what changes no live release is neither logged nor told', async () => {
  const site = await sampleSite();
  const { reported, by } = watchLog(site.storage);
  await publish(by('publish'), { research: await site.build('research') });
  await stageReleases(by('publish'), { research: await site.build('research', { code: 'second' }) });
  await prune(by('prune'), 1);
  expect(reported).toEqual([]);
  expect((await readLogFile(site.storage)).entries).toEqual([]);
});

test('promoted releases are one change', async () => {
  const site = await sampleSite();
  const { reported, by } = watchLog(site.storage);
  for (const owner of ['shell', 'research'] as const)
    await stageReleases(site.storage, { [owner]: await site.build(owner, { code: 'second' }) });
  await promote(by('promote'), ['shell', 'research']);
  expect(reported.map(({ changes }) => changes.map(({ owner }) => owner))).toEqual([['shell', 'research']]);
});

test('a refused publish is neither logged nor told', async () => {
  const site = await sampleSite();
  const { reported, by } = watchLog(site.storage);
  const before = site.files();
  await expect(rollback(by('rollback'), 'research', '0000000')).rejects.toThrow('There is no release 0000000');
  expect(reported).toEqual([]);
  expect(site.files()).toEqual(before);
});

test('a line that cannot be written leaves the site as it was', async () => {
  const site = await sampleSite();
  const full: Storage = {
    ...site.storage,
    change: (work) =>
      site.storage.change((draft) => {
        const write = async (path: string, bytes: string | Buffer) => {
          if (path === logFile) throw new Error('no space');
          await draft.write(path, bytes);
        };
        return work({ ...draft, write });
      }),
  };
  const { reported, by } = watchLog(full);
  const before = site.files();
  const build = { research: await site.build('research', { code: 'second' }) };
  await expect(publish(by('publish'), build)).rejects.toThrow('no space');
  expect([reported, site.files()]).toEqual([[], before]);
});

test('two publishes at once into a bucket both stand in the log, and each is told once', async () => {
  const builds = sampleBuilds();
  const { open } = await memoryStore();
  const wait = { limit: 60_000, notify: () => undefined };
  await builds.publishAll(bucketStorage(open()));
  const reported: LogEntry[] = [];
  const both = (['research', 'contact'] as const).map((owner) => {
    const notify = async (entry: LogEntry) => void reported.push(entry);
    const storage = loggedStorage(bucketStorage(open(), wait), { action: 'publish', by: owner }, notify);
    return builds.publishOne(storage, owner, { code: 'second' });
  });
  await Promise.all(both);

  const { entries } = await readLogFile(bucketStorage(open()));
  expect(entries.map(({ number }) => number)).toEqual([2, 3]);
  expect(entries.map(({ by }) => by).sort()).toEqual(['contact', 'research']);
  for (const { by, changes } of entries) expect(changes.map(({ owner }) => owner)).toEqual([by]);
  expect(reported.sort((a, b) => a.number - b.number)).toEqual(entries);
});

test('a bucket whose answer to the last write was lost has one line, and the change is told once', async () => {
  const builds = sampleBuilds();
  const { open, setFault } = await memoryStore();
  await builds.publishAll(bucketStorage(open()));
  const { reported, by } = watchLog(bucketStorage(open()));
  let lost = 0;
  setFault(({ method, key }) => (method === 'PUT' && key === 'site/live' && lost++ === 0 ? 'lost' : undefined));
  await builds.publishOne(by('publish'), 'research', { code: 'second' });
  expect((await readLogFile(bucketStorage(open()))).entries).toEqual(reported);
  expect(reported).toHaveLength(1);
});

test('each step of a rollout stands in the log below the state that was live, and is told with its share', async () => {
  const site = await sampleSite();
  const { by, reported } = watchLog(site.storage);
  const { release } = await beginRollout(
    by('publish'),
    'research',
    await site.build('research', { code: 'second' }),
    10,
    new Date(),
    { commit: 'c1' },
  );
  await publish(by('publish'), { development: await site.build('development', { code: 'second' }) });
  await raiseRollout(by('publish'), 'research', 30);
  await endRollout(by('rollback'), 'research');
  await beginRollout(by('publish'), 'research', await site.build('research', { code: 'second' }), 20);
  await finishRollout(by('publish'), 'research');
  const { entries, notes } = await siteLog(site.storage);
  expect(entries.map(({ number, action, rollout }) => [number, action, rollout?.percent])).toEqual([
    [3, 'publish', 100],
    [2, 'publish', 20],
    [2, 'rollback', 0],
    [2, 'publish', 30],
    [2, 'publish', undefined],
    [1, 'publish', 10],
    [1, 'unknown', undefined],
  ]);
  expect(notes).toEqual(['Who made state 1 is not known: the publisher kept no log.']);
  expect(entries[0]?.changes).toMatchObject([{ owner: 'research', to: release }]);
  expect(reported.map(({ rollout }) => rollout?.percent)).toEqual([10, undefined, 30, 0, 20, 100]);
  expect(entrySentence(reported[0]!)).toBe(`State 1, publish by Ann. research: ${release} for 10 % of the visitors`);
  expect(entrySentence(reported[3]!)).toContain(`research: the rollout of ${release} is ended`);
});
