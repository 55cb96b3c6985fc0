import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { outputName, outputOf } from '@portfolio/workspace/content-root';
import { withLock, type Wait } from '@portfolio/workspace/lock';
import { root } from '@portfolio/workspace/root';

/** What the running work holds already: it may build what it holds. */
const held = new AsyncLocalStorage<ReadonlySet<ReleaseOwner>>();

/**
 * Holds the outputs of workspaces while `work` runs, so that two builds of one never write at the same time, and that a
 * publish reads what was built. Always in the same order: no two commands wait for each other.
 */
export function withOutputs<Result>(
  names: readonly ReleaseOwner[],
  wait: Wait | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = held.getStore() ?? new Set();
  const missing = [...new Set(names)].filter((name) => !before.has(name)).sort();
  return whileLocked(missing, wait, () => held.run(new Set([...before, ...missing]), work));
}

async function whileLocked<Result>(
  [name, ...rest]: readonly ReleaseOwner[],
  wait: Wait | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!name) return work();
  const file = join(root, '.cache', 'locks', outputName(outputOf(name)));
  return withLock({ file, what: `build of ${name}` }, () => whileLocked(rest, wait, work), wait);
}
