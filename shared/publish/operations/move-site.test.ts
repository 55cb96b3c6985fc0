import { join } from 'node:path';
import { bucketStorage } from '../storage/bucket/bucket-storage';
import { liveFiles } from '../testing/bucket-site';
import { memoryStore } from '../testing/memory-store';
import { folderStorage } from '../storage/folder/folder-storage';
import { moveSite } from './move-site';
import { rollback } from './history/rollback';
import { sampleSite } from '../testing/sample-site';
import { differences, siteFiles } from '../testing/site-files';
import { temporaryFolder } from '../testing/temporary-folder';

const quiet = () => undefined;
const patient = { limit: 10_000, notify: quiet };

async function siteWithHistory() {
  const site = await sampleSite();
  for (const code of ['second', 'third']) await site.publish('research', { code });
  return site;
}

test('a site moves into a bucket and back with every file and its history', async () => {
  const site = await siteWithHistory();
  const store = (await memoryStore()).open();
  const bucket = bucketStorage(store, patient);
  await moveSite(site.storage, bucket, quiet);
  expect(differences(site.files(), await liveFiles(store))).toEqual([]);

  const back = join(temporaryFolder(), 'site');
  await moveSite(bucket, folderStorage(back), quiet);
  expect(differences(site.files(), siteFiles(back))).toEqual([]);
  await rollback(bucket, 'research');
  expect(String(await bucket.read('DAM.html'))).toContain('second');
});

test('a move that was interrupted goes on where it stopped', async () => {
  const site = await siteWithHistory();
  const server = await memoryStore();
  let uploads = 0;
  server.setFault(({ method, key }) =>
    method === 'PUT' && key.startsWith('site/_areas/') && ++uploads > 100 ? { status: 403 } : undefined,
  );
  const parts: string[] = [];
  await expect(
    moveSite(site.storage, bucketStorage(server.open(), patient), (part) => parts.push(part)),
  ).rejects.toThrow('refused PUT');
  expect(parts.length).toBeGreaterThan(2);
  server.setFault();
  const store = server.open();
  await moveSite(site.storage, bucketStorage(store, patient), quiet);
  expect(differences(site.files(), await liveFiles(store))).toEqual([]);
  const sent = store.sent['PUT'] ?? 0;
  const whole = (await memoryStore()).open();
  await moveSite(site.storage, bucketStorage(whole, patient), quiet);
  expect(sent).toBeLessThan((whole.sent['PUT'] ?? 0) - 80);
});

test('a place that holds another site is refused, and one that holds this site is left as it is', async () => {
  const [site, other] = [await sampleSite(), await siteWithHistory()];
  const before = other.files();
  await expect(moveSite(site.storage, other.storage, quiet)).rejects.toThrow('holds another site');
  expect(other.files()).toEqual(before);
  const notices: string[] = [];
  await moveSite(site.storage, folderStorage(site.folder), (part) => notices.push(part));
  expect(notices).toEqual([`${site.folder} holds this site already.`]);
});

test('a place without a site cannot be moved', async () => {
  const empty = join(temporaryFolder(), 'site');
  await expect(moveSite(folderStorage(empty), folderStorage(`${empty}-2`), quiet)).rejects.toThrow(
    `${empty} holds no site. Nothing was moved.`,
  );
});
