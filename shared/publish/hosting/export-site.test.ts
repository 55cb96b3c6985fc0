import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { exportFolder, exportZip } from './export-site';
import { folderStorage } from '../storage/folder/folder-storage';
import { temporaryFolder } from '../testing/temporary-folder';

let folder: string;
let site: string;

beforeEach(async () => {
  folder = temporaryFolder();
  site = join(folder, 'site');
  await folderStorage(site).change(async (draft) => {
    await draft.write('index.html', '<h1>Home</h1>');
    await draft.write('releases.json', '{}');
    await draft.write('_areas/research/0123/browser/area.js', 'run()');
    await draft.commit();
  });
});

const all = (place: string) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => join(place, name));

test('an export is a plain folder: no links, readable by everybody, whatever the umask', async () => {
  const before = process.umask(0o077);
  const target = join(folder, 'export');
  const count = await exportFolder(site, target).finally(() => process.umask(before));
  const entries = all(target).map((path) => ({ path, stat: lstatSync(path) }));
  expect(
    entries.filter(({ stat }) => stat.isSymbolicLink() || stat.nlink > (stat.isDirectory() ? Infinity : 1)),
  ).toEqual([]);
  for (const { stat } of entries) expect((stat.mode & 0o777).toString(8)).toBe(stat.isDirectory() ? '755' : '644');
  expect((statSync(target).mode & 0o777).toString(8)).toBe('755');
  expect(entries.filter(({ stat }) => stat.isFile())).toHaveLength(count);
  expect(readFileSync(join(target, '_areas/research/0123/browser/area.js'), 'utf8')).toBe('run()');
});

test('an export has what hosts ask for', async () => {
  await exportFolder(site, join(folder, 'export'));
  expect(readFileSync(join(folder, 'export/.nojekyll'), 'utf8')).toBe('');
  expect(readFileSync(join(folder, 'export/_headers'), 'utf8')).toContain('X-Content-Type-Options: nosniff');
});

test('an older export is replaced; what is gone from the site is gone from it', async () => {
  const target = join(folder, 'export');
  await exportFolder(site, target);
  await folderStorage(site).change(async (draft) => {
    await draft.remove('_areas/research/0123/browser/area.js');
    await draft.commit();
  });
  await exportFolder(site, target);
  expect(existsSync(join(target, '_areas/research/0123/browser/area.js'))).toBe(false);
});

test('a folder that is no export is left alone', async () => {
  const target = join(folder, 'photos');
  mkdirSync(target);
  writeFileSync(join(target, 'holiday.jpg'), 'x');
  await expect(exportFolder(site, target)).rejects.toThrow('is no export of a site');
  expect(readdirSync(target)).toEqual(['holiday.jpg']);
  await expect(exportFolder(site, folder)).rejects.toThrow('holds the site itself');
});

test('a site that is not published yet is not exported', async () => {
  await expect(exportFolder(join(folder, 'nothing'), join(folder, 'export'))).rejects.toThrow('npm run publish -- all');
});

test('a ZIP file holds the same files, with modes that unzip keeps', async () => {
  const target = join(folder, 'site.zip');
  const count = await exportZip(site, target);
  const files = unzipSync(readFileSync(target));
  expect(Object.keys(files)).toHaveLength(count);
  expect(Buffer.from(files['index.html'] ?? []).toString()).toBe('<h1>Home</h1>');
  expect(new Set(modesIn(readFileSync(target)))).toEqual(new Set(['100644']));
});

/** Of the entries in a ZIP file's directory. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.12 */
function modesIn(zip: Buffer): string[] {
  const modes: string[] = [];
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4))
    modes.push(zip.readUInt16LE(at + 40).toString(8));
  return modes;
}

test('a site below a path is a folder in its export, which a static server can serve as it is', async () => {
  const address = 'https://user.example/repo';
  await folderStorage(site).change(async (draft) => {
    await draft.write('releases.json', JSON.stringify({ address }));
    await draft.write('404.html', '<h1>Not found</h1>');
    await draft.commit();
  });
  const target = join(folder, 'export');
  await exportFolder(site, target);
  expect(readdirSync(target).sort()).toEqual(['.nojekyll', '404.html', '_headers', '_redirects', 'repo']);
  expect(existsSync(join(target, 'repo', '.nojekyll'))).toBe(true);
  expect(readFileSync(join(target, 'repo', 'index.html'), 'utf8')).toBe('<h1>Home</h1>');
  // It is known as an export, and replaced.
  await exportFolder(site, target);
  await exportZip(site, `${target}.zip`);
  const files = Object.keys(unzipSync(readFileSync(`${target}.zip`)));
  expect(files).toEqual(expect.arrayContaining(['repo/index.html', '404.html', '_headers']));
});
