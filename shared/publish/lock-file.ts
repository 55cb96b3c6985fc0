import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PublishError } from './storage';

/**
 * Holds a lock file while `work` runs. The file names the process that holds it; one whose process is
 * gone is stale and is taken over.
 * @throws PublishError when another publish is running.
 */
export async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  await take(file);
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<void> {
  // Written beside and linked: the lock appears with its content, or not at all.
  const own = `${file}.${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    await linkLock(own, file);
  } finally {
    await rm(own, { force: true });
  }
}

async function linkLock(own: string, file: string): Promise<void> {
  try {
    await link(own, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    const holder = Number(await readFile(file, 'utf8').catch(() => '0'));
    if (holder > 0 && holder !== process.pid && isRunning(holder)) {
      throw new PublishError(`Another publish is running (process ${holder}). Wait until it has ended and try again.`);
    }
    await rm(file, { force: true });
    await link(own, file);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
