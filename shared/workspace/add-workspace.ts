import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds a new workspace to the lock file and to node_modules. All its packages are there already, so it needs no network
 * and no install.
 * @throws Error when npm fails; its output was shown.
 */
export function addWorkspace(root: string, folder: string): void {
  const lock = join(root, 'package-lock.json');
  // What shared/commands/install.mjs compares.
  const stamps = ['.lock-hash-site', '.lock-hash-dev', '.lock-hash-all'].map((name) =>
    join(root, 'node_modules', name),
  );
  const hash = () => createHash('sha256').update(readFileSync(lock)).digest('hex');
  const installed = stamps.filter((stamp) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash());
  const args = ['install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('npm could not add the workspace to package-lock.json; its messages stand above.');
  const link = join(root, 'node_modules', folder);
  if (!existsSync(link)) symlinkSync(join('..', folder), link);
  for (const stamp of installed) writeFileSync(stamp, hash());
}
