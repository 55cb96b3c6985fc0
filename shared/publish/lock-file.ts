import { lstatSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './error-code';
import { makeFolder } from './make-folder';
import { PublishError } from './storage';

/** Hooks for tests of races. */
type Pause = (moment: 'found stale' | 'taking over') => void | Promise<void>;

const held = new Set<string>();

/** How long a running publish is waited for. */
export type Wait = {
  /** Milliseconds; 0 refuses at once. */
  limit: number;
  /** Called once with a sentence about the process that is waited for. */
  tell: (sentence: string) => void;
};
const noWait: Wait = { limit: 0, tell: () => undefined };

/**
 * Holds a lock while `work` runs. The lock is a symbolic link to the holder's process id: it is created atomically and
 * needs no space on a full disk. A lock whose process has ended is stale and is taken over.
 * @throws PublishError when another process still holds the lock after `wait.limit`.
 */
export async function withLock<Result>(
  file: string,
  work: () => Promise<Result>,
  wait: Wait = noWait,
  pause: Pause = () => undefined,
): Promise<Result> {
  await makeFolder(dirname(file));
  await untilTaken(file, wait, pause);
  removeSecondLocks(file);
  try {
    return await work();
  } finally {
    release(file);
  }
}

async function untilTaken(file: string, { limit, tell }: Wait, pause: Pause): Promise<void> {
  const end = performance.now() + limit;
  let told = false;
  while (!take(file)) {
    const holder = await runningHolder(file, pause);
    if (!holder) continue;
    if (performance.now() >= end)
      throw new PublishError(
        `Another publish is running (process ${holder}). Wait until it has ended and try again. If that process is no publish, delete ${file}.`,
      );
    if (!told) tell(`Waiting for another publish (process ${holder}, since ${sinceWhen(file)}) …`);
    told = true;
    await sleep(100);
  }
}

function sinceWhen(file: string): string {
  const stat = lstatSync(file, { throwIfNoEntry: false });
  return (stat?.ctime ?? new Date()).toTimeString().slice(0, 8);
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
 * The process that holds a lock. A stale one is removed: of several processes that find it only one
 * may, the one that holds a second lock, which is named after this link. A slower process then finds another link.
 */
async function runningHolder(file: string, pause: Pause): Promise<number | undefined> {
  const found = identityOf(file);
  if (!found) return undefined;
  const holder = await holderOf(file);
  if (isRunning(holder, file)) return holder;
  await pause('found stale');
  const remove = async () => {
    await pause('taking over');
    if (identityOf(file) === found) rmSync(file, { force: true });
  };
  await withLock(`${file}-${found}`, remove, { limit: 1000, tell: () => undefined });
  return undefined;
}

/**
 * A process that was killed may have left a second lock. Each is about a former lock of this file, so that whoever still
 * holds one finds another link and removes nothing.
 */
function removeSecondLocks(file: string): void {
  const second = new RegExp(`^${basename(file)}(?:-\\d+-\\d+)+$`);
  for (const name of readdirSync(dirname(file)))
    if (second.test(name)) rmSync(join(dirname(file), name), { force: true });
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
