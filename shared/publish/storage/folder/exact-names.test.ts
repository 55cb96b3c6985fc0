import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { aliasNotes, exportFolder } from '../../hosting/export/export-site';
import { moveSite } from '../../operations/move-site';
import { prune } from '../../operations/history/prune';
import { liveFiles } from '../../testing/bucket-site';
import type * as caseless from '../../testing/caseless-draft';
import { memoryStore } from '../../testing/memory-store';
import { sampleSite, type SampleSite } from '../../testing/sample-site';
import { serve } from '../../testing/serve-sample';
import { temporaryFolder } from '../../testing/temporary-folder';
import { bucketStorage } from '../bucket/bucket-storage';
import type * as folder from './folder-draft';

/** All folders are on a disk that makes no difference between capitals. */
jest.mock('./folder-draft', () => {
  const actual = jest.requireActual<typeof folder>('./folder-draft');
  const { caselessDraft } = jest.requireActual<typeof caseless>('../../testing/caseless-draft');
  return {
    ...actual,
    folderDraft: (...place: Parameters<typeof actual.folderDraft>) => caselessDraft(actual.folderDraft(...place)),
  };
});

/** What another disk gets, where capitals make a difference. */
function copySite({ folder }: SampleSite): { folder: string } {
  const copy = join(temporaryFolder(), 'site');
  cpSync(folder, copy, { recursive: true, dereference: true });
  return { folder: copy };
}

/** The page that is shown at an address, whatever its server redirects to. */
async function shownAt(site: { folder: string }, address: string): Promise<string | undefined> {
  const get = await serve(site as SampleSite);
  let answer = await get(address);
  if (answer.status === 301) answer = await get(answer.headers.location ?? '');
  return answer.status === 200 ? answer.text : undefined;
}

const page = '<h1>Contact</h1>';

test('a copy of the folder has a page and its alias in other capitals', async () => {
  const site = await sampleSite();
  const names = [...site.files().keys()];
  expect(names).toEqual(expect.arrayContaining(['Contact.html', 'contact/index.html']));
  expect(await shownAt(copySite(site), '/Contact')).toContain(page);
  expect(await shownAt(copySite(site), '/contact')).toContain(page);
});

test('a site in which the alias took the place of its page gets both with the next publish', async () => {
  const site = await sampleSite();
  rmSync(join(site.folder, 'contact'), { recursive: true });
  for (const form of ['', '.br', '.gz'])
    renameSync(join(site.folder, `Contact.html${form}`), join(site.folder, `contact.html${form}`));
  await site.publish('contact', { code: 'second' });
  for (const address of ['/Contact', '/contact'])
    expect(await shownAt(copySite(site), address)).toContain('data-code="second"');
});

test('an export says that an alias stands in a folder, and why', async () => {
  const { folder } = await sampleSite();
  expect(await aliasNotes(folder)).toEqual([
    `/contact is contact/index.html: ${folder} is on a disk that makes no difference between capitals, where contact.html would be Contact.html.`,
  ]);
  const plain = join(temporaryFolder(), 'export');
  await exportFolder(folder, plain);
  expect(existsSync(join(plain, 'Contact.html')) && existsSync(join(plain, 'contact/index.html'))).toBe(true);
});

test('later publishes and states keep both', async () => {
  const site = await sampleSite();
  for (const code of ['second', 'third', 'fourth']) await site.publish('contact', { code });
  await prune(site.storage, 1);
  for (const address of ['/Contact', '/contact'])
    expect(await shownAt(copySite(site), address)).toContain('data-code="fourth"');
  await site.publish('contact', { pages: [{ name: 'Write' }] });
  expect([...site.files().keys()].filter((name) => /^contact/i.test(name))).toEqual([]);
});

test('a site that moves to a place where capitals make a difference has the files that it has everywhere', async () => {
  const site = await sampleSite();
  const store = (await memoryStore()).open();
  await moveSite(site.storage, bucketStorage(store), () => undefined);
  const files = await liveFiles(store);
  expect(files.get('contact.html')).toBe(files.get('Contact.html'));
  expect(files.get('Contact.html')).toContain(page);
  expect(files.has('contact/index.html')).toBe(false);
});
