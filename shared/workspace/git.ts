import { spawnSync } from 'node:child_process';

/** What git says in a folder; undefined where it fails, as outside of a repository. */
export function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : undefined;
}
