import { lstatSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir, readlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './error-code';
import { PublishError } from './storage';

/** A moment at which a test may let others go first. */
type Pause = (moment: 'found stale' | 'taking over') => void | Promise<void>;

const held = new Set<string>();

/**
 * Holds a lock while `work` runs. The lock is a link whose target is the number of the process that
 * holds it: it appears whole or not at all, and takes no space on a full disk. One whose process is
 * gone is stale and is taken over.
 * @throws PublishError when another publish is running.
 */
export async function withLock<Result>(
  file: string,
  work: () => Promise<Result>,
  pause: Pause = () => undefined,
): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  while (!take(file)) await clearStale(file, pause);
  try {
    return await work();
  } finally {
    release(file);
  }
}

// Both at once, without a turn of the event loop: to others in this process a lock that is not in `held` is stale.
function take(file: string): boolean {
  try {
    symlinkSync(String(process.pid), file);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  held.add(file);
  return true;
}

function release(file: string): void {
  rmSync(file, { force: true });
  held.delete(file);
}

/**
 * Removes a lock whose process is gone. Of many that find it one may: who holds the lock of its removal,
 * named after this very link. A slower one then finds another link, or none, and leaves it alone.
 */
async function clearStale(file: string, pause: Pause): Promise<void> {
  const found = identityOf(file);
  if (!found) return;
  const holder = await holderOf(file);
  if (isRunning(holder, file)) {
    throw new PublishError(
      `Another publish is running (process ${holder}). Wait until it has ended and try again. If that process is no publish, delete ${file}.`,
    );
  }
  await pause('found stale');
  await withLock(`${file}-${found}`, async () => {
    await pause('taking over');
    if (identityOf(file) === found) rmSync(file, { force: true });
  });
}

/** What no other link at this place has in common with the one that is there: its inode, and since when it is as it is. */
function identityOf(file: string): string | undefined {
  const stat = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.ino}-${stat.ctimeNs}`;
}

/** The process that a lock names; 0 where there is none. */
async function holderOf(file: string): Promise<number> {
  return Number(await readlink(file).catch(() => '0')) || 0;
}

function isRunning(holder: number, file: string): boolean {
  // The number of a process that was killed may be this one's today.
  if (holder === process.pid) return held.has(file);
  if (holder <= 0) return false;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
