import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportFolder } from '../../hosting/export/export-site';
import { publish } from '../../operations/publish/publish';
import { rollback } from '../../operations/history/rollback';
import { moveSite } from '../../operations/move-site';
import { bucketStorage } from '../../storage/bucket/bucket-storage';
import { memoryStore } from '../../testing/memory-store';
import { sampleSite, type SampleSite } from '../../testing/sample-site';
import { serve } from '../../testing/serve-sample';
import { siteFiles } from '../../testing/site-files';
import { temporaryFolder } from '../../testing/temporary-folder';
import type { LogEntry } from './entry/log-entry';
import { addToLogFile, logFile } from './log-file';
import { loggedStorage } from './logged-storage';
import type { Origin } from './entry/origin';
import { publishers, siteLog } from './site-log';

const ann: Origin = { action: 'publish', by: 'Ann', machine: 'build-7' };
const withLog = ({ storage }: SampleSite, origin = ann) => loggedStorage(storage, origin, async () => undefined);
const publishNext = async (site: SampleSite, code: string, origin = ann) =>
  publish(withLog(site, origin), { research: await site.build('research', { code }) });

test('states of a publisher that kept no log are listed, with what they replaced, and said to be of nobody known', async () => {
  const site = await sampleSite();
  const [second] = await site.publish('research', { code: 'second' });
  await publishNext(site, 'third');
  const { entries, notes } = await siteLog(site.storage);
  expect(entries.map(({ number, action }) => [number, action])).toEqual([
    [3, 'publish'],
    [2, 'unknown'],
    [1, 'unknown'],
  ]);
  expect(entries[1]?.changes).toMatchObject([{ owner: 'research', to: second?.release }]);
  expect(entries[2]?.changes.map(({ owner }) => owner)).toContain('shell');
  expect(notes).toEqual(['Who made states 1, 2 is not known: the publisher kept no log.']);
});

test('a line that was spoilt is a sentence, and stays when the next is written', async () => {
  const site = await sampleSite();
  await publishNext(site, 'second');
  await site.storage.change(async (draft) => {
    await draft.write(logFile, `{"number": 2, "made"\n\u001b[31m\n`);
    await draft.commit();
  });
  await publishNext(site, 'third');
  const { entries, notes } = await siteLog(site.storage);
  expect(entries.map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(notes[0]).toBe("2 lines of the log can't be read.");
  expect(String(await site.storage.read(logFile))).toMatch(/^\{"number": 2, "made"\n/);
});

test('states between known ones that nothing is left of are a sentence', async () => {
  const site = await sampleSite();
  const entry: LogEntry = { number: 4, made: new Date().toISOString(), action: 'publish', changes: [] };
  await site.storage.change(async (draft) => {
    await addToLogFile(draft, entry);
    await draft.commit();
  });
  expect((await siteLog(site.storage)).notes[0]).toBe('Nothing is known any more of states 2, 3.');
});

test('what others wrote into the log does nothing to a terminal', async () => {
  const site = await sampleSite();
  await publishNext(site, 'second', { action: 'publish', by: 'Eve\u001b[2J\n7', message: 'a\u009b31mb' });
  expect((await siteLog(site.storage)).entries[0]).toMatchObject({ by: 'Eve 7' });
  expect(JSON.stringify(await siteLog(site.storage))).not.toMatch(/\\u001b|\p{Cc}/u);
});

test('a release is of whoever published it, not of whoever rolled back to it', async () => {
  const site = await sampleSite();
  const [second] = await publishNext(site, 'second');
  await publishNext(site, 'third', { action: 'publish', by: 'Bob' });
  await rollback(withLog(site, { action: 'rollback', by: 'Eve' }), 'research');
  const publisherOf = publishers(await siteLog(site.storage));
  expect(publisherOf('research', second?.release ?? '')?.by).toBe('Ann');
  expect(publisherOf('shell', second?.release ?? '')).toBeUndefined();
});

test('names reach no visitor: not with what is served, nor with an export, nor in any other file', async () => {
  const site = await sampleSite();
  await publishNext(site, 'second');
  const get = await serve(site);
  for (const path of [logFile, `%2e${logFile.slice(1)}`, `HAL/../${logFile}`])
    expect((await get(`/${path}`)).status).toBe(404);
  const target = join(temporaryFolder(), 'export');
  await exportFolder(site.folder, target);
  expect(siteFiles(target).has(logFile)).toBe(false);
  const naming = [...siteFiles(site.folder)].filter(([, text]) => /Ann|build-7/.test(text)).map(([path]) => path);
  expect(naming).toEqual([logFile]);
});

test('a site that moves takes its log along', async () => {
  const site = await sampleSite();
  await publishNext(site, 'second');
  const bucket = bucketStorage((await memoryStore()).open());
  await moveSite(site.storage, bucket, () => undefined);
  expect(await siteLog(bucket)).toEqual(await siteLog(site.storage));
});

test('what others wrote into the states of the pointer does nothing to a terminal', async () => {
  const site = await sampleSite();
  const state = { number: 1, made: new Date().toISOString(), live: { shell: '\u001b[2Jaaa' } };
  const spoilt = { number: 2, made: '\u001b[2J', live: {} };
  const pointer = JSON.parse(String(await site.storage.read('releases.json'))) as object;
  writeFileSync(join(site.folder, 'releases.json'), JSON.stringify({ ...pointer, states: [state, spoilt] }));
  const { entries } = await siteLog(site.storage);
  expect(entries.map(({ changes }) => changes)).toEqual([[{ owner: 'shell', to: 'aaa' }]]);
});

test('a pointer without states has an empty log', async () => {
  const site = await sampleSite();
  const file = join(site.folder, 'releases.json');
  const pointer = JSON.parse(String(await site.storage.read('releases.json'))) as object;
  writeFileSync(file, JSON.stringify({ ...pointer, states: undefined }));
  expect(await siteLog(site.storage)).toEqual({ entries: [], notes: [] });
  await publishNext(site, 'second');
  expect((await siteLog(site.storage)).entries).toMatchObject([{ number: 1, changes: [{ owner: 'research' }] }]);
});
