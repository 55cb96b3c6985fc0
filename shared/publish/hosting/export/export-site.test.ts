import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { exportFolder, exportZip } from './export-site';
import { folderStorage } from '../../storage/folder/folder-storage';
import { temporaryFolder } from '../../testing/temporary-folder';

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

test('an older ZIP file of a site is replaced, also one that is empty; what else is there is left alone', async () => {
  const target = join(folder, 'site.zip');
  writeFileSync(target, '');
  await exportZip(site, target);
  await folderStorage(site).change(async (draft) => {
    await draft.remove('_areas/research/0123/browser/area.js');
    await draft.commit();
  });
  await exportZip(site, target);
  expect(Object.keys(unzipSync(readFileSync(target)))).not.toContain('_areas/research/0123/browser/area.js');
  const photos = zipSync({ 'holiday.jpg': new Uint8Array(100), '.nojekyll': new Uint8Array() });
  for (const other of [photos, Buffer.from('a letter'), Buffer.from('a letter that is longer than the end of a ZIP')]) {
    writeFileSync(target, other);
    await expect(exportZip(site, target)).rejects.toThrow(
      `${target} is there already and is no export of a site. Name another file, or move it away.`,
    );
    expect(readFileSync(target).equals(other)).toBe(true);
  }
  mkdirSync(join(folder, 'a-folder.zip'));
  await expect(exportZip(site, join(folder, 'a-folder.zip'))).rejects.toThrow('is no export of a site');
});

test('on a full disk a ZIP file ends with an error that is told, and the older one stays', async () => {
  const target = join(folder, 'site.zip');
  await exportZip(site, target);
  const before = readFileSync(target);
  await folderStorage(site).change(async (draft) => {
    for (let file = 0; file < 50; file++) await draft.write(`${file}.jpg`, Buffer.alloc(50_000, file));
    await draft.commit();
  });
  symlinkSync('/dev/full', `${target}.part`);
  await expect(exportZip(site, target)).rejects.toMatchObject({ code: 'ENOSPC', syscall: 'write' });
  expect(readFileSync(target).equals(before)).toBe(true);
  expect(existsSync(`${target}.part`)).toBe(false);
});

test('where this user may write no ZIP file, one sentence says so', () => {
  const place = join(folder, 'of another');
  mkdirSync(place);
  chmodSync(folder, 0o755);
  chmodSync(place, 0o555);
  const imports = { exportZip: 'export-site.ts', runCommand: '../../../workspace/run-command.ts' };
  const program = `${Object.entries(imports)
    .map(([name, file]) => `import { ${name} } from ${JSON.stringify(join(__dirname, file))};`)
    .join('\n')}
    // Only root may write there all the same.
    if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }
    await runCommand({ does: '', usage: '', example: '' }, async () => {
      await exportZip(${JSON.stringify(site)}, ${JSON.stringify(join(place, 'site.zip'))});
    });`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining(`${join(place, 'site.zip.part')} can't be used (open): this user may not do that there.`),
  ]);
  expect(status).toBe(1);
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
