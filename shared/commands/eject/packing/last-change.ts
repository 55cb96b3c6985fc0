import { statSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '@portfolio/workspace/git';
import type { Change } from './package-version';

/**
 * When files were last changed: the time of the latest commit, and how many there were, so that every checkout of a
 * commit says the same. A change that is not committed counts with the time of its file; without git all files do.
 * @param pathspecs of the files for git, relative to `root`.
 * @param files that are there, relative to `root`.
 */
export function lastChange(root: string, pathspecs: readonly string[], files: readonly string[]): Change {
  const commits = git(root, 'log', '--full-history', '--format=%ct', 'HEAD', '--', ...pathspecs);
  // No repository, or one without a commit.
  if (commits === undefined) return { time: latest(root, files), count: 0 };
  const times = commits.split('\n').filter(Boolean).map(Number);
  const changed = [
    ...pathsOf(git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', 'HEAD', '--', ...pathspecs)),
    ...pathsOf(git(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', ...pathspecs)),
  ];
  const saved = latest(root, changed);
  return { time: Math.max(saved, ...times), count: times.length + (changed.length > 0 ? 1 : 0) };
}

function pathsOf(list = ''): string[] {
  return list.split('\0').filter(Boolean);
}

/** The time of the file that was saved last; 0 where none is left. */
function latest(root: string, files: readonly string[]): number {
  const times = files.map((file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return Math.floor(Math.max(0, ...times) / 1000);
}
