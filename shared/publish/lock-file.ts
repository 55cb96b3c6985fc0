import { lstatSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir, readlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './error-code';
import { PublishError } from './storage';

/** Hooks for tests of races. */
type Pause = (moment: 'found stale' | 'taking over') => void | Promise<void>;

const held = new Set<string>();

/**
 * Holds a lock while `work` runs. The lock is a symbolic link to the holder's process id: it is created atomically and
 * needs no space on a full disk. A lock whose process has ended is stale and is taken over.
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

// Synchronous: to other calls in this process a lock that is not in `held` is stale.
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
 * Removes a stale lock. Of several processes that find it only one may: the one that holds a second lock, which is
 * named after this link. A slower process then finds another link, or none.
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

/** Identifies this link among all that were ever at this path: inode and change time. */
function identityOf(file: string): string | undefined {
  const stat = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  return stat && `${stat.ino}-${stat.ctimeNs}`;
}

/** The process id of a lock; 0 without one. */
async function holderOf(file: string): Promise<number> {
  return Number(await readlink(file).catch(() => '0')) || 0;
}

function isRunning(holder: number, file: string): boolean {
  // Process ids are reused: a killed process may have had this one's.
  if (holder === process.pid) return held.has(file);
  if (holder <= 0) return false;
  try {
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
