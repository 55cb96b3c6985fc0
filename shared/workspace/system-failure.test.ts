import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemFailure } from './system-failure';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const refused = (code: string, syscall: string, files: { path?: string; dest?: string }) =>
  Object.assign(new Error(), { code, syscall, ...files });

test.each([
  ['EACCES', 'open', { path: '/site/a' }, "/site/a can't be used (open): this user may not do that there."],
  ['EROFS', 'mkdir', { path: '/site/a' }, "/site/a can't be used (mkdir): the disk is read-only."],
  ['EROFS', 'symlink', { path: '4711@host:0', dest: '/locks/a' }, "/locks/a can't be used (symlink): the disk"],
  ['EACCES', 'rename', { path: '/made/a', dest: '/site/a' }, "/made/a or /site/a can't be used (rename): this user"],
  ['EPERM', 'link', { path: '/made/a', dest: '/site/a' }, "/made/a or /site/a can't be used (link): the system"],
  ['EIO', 'read', {}, "A file can't be used (read): the disk does not answer as it should."],
])('%s of %s is a sentence with each file that can be meant', (code, syscall, files, sentence) => {
  expect(systemFailure(refused(code, syscall, files))).toContain(sentence);
});

test('what is wrong in the program is no failure of the system', () => {
  expect(systemFailure(new TypeError('no function'))).toBeUndefined();
  expect(systemFailure(refused('ENOENT', 'open', { path: '/site/a' }))).toBeUndefined();
});

test('a command that may not write its lock says in one sentence which file that is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'system-failure-'));
  folders.push(folder);
  const locks = join(folder, 'locks');
  mkdirSync(locks);
  chmodSync(folder, 0o755);
  chmodSync(locks, 0o555);
  const file = join(locks, 'publish');
  const program = `import { runCommand } from ${JSON.stringify(join(__dirname, 'run-command.ts'))};
    import { withLock } from ${JSON.stringify(join(__dirname, 'lock.ts'))};
    // Only root may write there all the same.
    if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }
    await runCommand({ does: '', usage: '', example: '' }, () =>
      withLock({ file: ${JSON.stringify(file)}, what: 'publish' }, async () => {}));`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining(`${file} can't be used (symlink): this user may not do that there.`),
  ]);
  expect(status).toBe(1);
});
