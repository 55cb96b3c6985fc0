import { mkdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from './error-code';
import { PublishError } from './storage';

const held = new Set<string>();

/**
 * Holds a lock while `work` runs. The lock is a link whose target is the number of the process that
 * holds it: it appears whole or not at all, and takes no space on a full disk. One whose process is
 * gone is stale and is taken over.
 * @throws PublishError when another publish is running.
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  while (!(await take(file))) await clearStale(file);
  held.add(file);
  try {
    return await work();
  } finally {
    held.delete(file);
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await symlink(String(process.pid), file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function clearStale(file: string): Promise<void> {
  const holder = await holderOf(file);
  if (isRunning(holder, file)) {
    throw new PublishError(
      `Another publish is running (process ${holder}). Wait until it has ended and try again. If that process is no publish, delete ${file}.`,
    );
  }
  // Moved aside and looked at again: of two that find a stale lock, the slower must not remove the new one of the faster.
  const aside = `${file}.${process.pid}`;
  await rename(file, aside).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  if (isRunning(await holderOf(aside), file)) await rename(aside, file);
  else await rm(aside, { force: true });
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
