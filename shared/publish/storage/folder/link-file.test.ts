import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkFile } from './link-file';
import { temporaryFolder } from '../../testing/temporary-folder';

const nobody = 65_534;
/** Only root can be two users. */
const isRoot = process.getuid?.() === 0;

test('a file of another user that may not be linked is copied', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'page.html');
  writeFileSync(file, 'a page');
  chmodSync(file, 0o644);
  chmodSync(folder, 0o777);
  if (isRoot) chownSync(file, 0, 0);
  const program = `import { linkFile } from ${JSON.stringify(join(__dirname, 'link-file.ts'))};
    ${isRoot ? `process.setgid(${nobody}); process.setuid(${nobody});` : ''}
    linkFile(${JSON.stringify(file)}, ${JSON.stringify(join(folder, 'next.html'))});`;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(readFileSync(join(folder, 'next.html'), 'utf8')).toBe('a page');
});

test('a file that is not there is told as it is', () => {
  expect(() => linkFile(join(temporaryFolder(), 'none'), '/none')).toThrow('ENOENT');
});
