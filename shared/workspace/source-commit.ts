import { git } from './git';
import { root } from './root';

/** A commit, and whether sources were changed that are not part of it. */
export type Source = { commit: string; dirty?: true };

/** What a site is made from. */
const sources = ['shared', 'shell', 'remote-*', 'package.json', 'package-lock.json', 'tsconfig.base.json'];

/** The commit that is checked out; undefined outside of a repository, or for content that lies elsewhere. */
export function sourceCommit(contentRoot: string, folder = root): Source | undefined {
  if (contentRoot !== folder) return undefined;
  const commit = git(folder, 'rev-parse', '--verify', 'HEAD')?.trim();
  if (!commit) return undefined;
  const changes = git(folder, 'status', '--porcelain', '--untracked-files=all', '--', ...sources);
  return changes === '' ? { commit } : { commit, dirty: true };
}

/** The commit that was checked out while `work` ran. What was changed meanwhile may be part of what it made. */
export async function withSource<Result>(
  contentRoot: string,
  work: () => Promise<Result>,
): Promise<{ source: Source | undefined; result: Result }> {
  const before = sourceCommit(contentRoot);
  const result = await work();
  const after = sourceCommit(contentRoot);
  const isChanged = before?.dirty || after?.dirty || before?.commit !== after?.commit;
  return { result, source: after && { commit: after.commit, ...(isChanged && { dirty: true }) } };
}
