import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../../e2e/site/workbench';

/**
 * The sources of the repository in a folder of their own, as a clone has them: without builds, with its own packages (as
 * hard links, so that none leads out of it).
 * @param pictures 'linked' takes the encoded pictures of the repository.
 */
export function cloneInto(folder: string, pictures: 'linked' | 'none'): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, '.cache'), { recursive: true });
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  });
  for (const file of listed.stdout.split('\n').filter(Boolean))
    if (existsSync(join(repository, file))) cpSync(join(repository, file), join(folder, file));
  const { status, stderr } = spawnSync('cp', ['-al', join(repository, 'node_modules'), join(folder, 'node_modules')]);
  if (status !== 0) throw new Error(String(stderr));
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  // An install would write through the links.
  for (const stamp of ['site', 'dev', 'all'].map((level) => `.lock-hash-${level}`)) {
    rmSync(join(folder, 'node_modules', stamp), { force: true });
    writeFileSync(join(folder, 'node_modules', stamp), lock);
  }
  if (pictures === 'linked') symlinkSync(join(repository, '.cache', 'pictures'), join(folder, '.cache', 'pictures'));
}
