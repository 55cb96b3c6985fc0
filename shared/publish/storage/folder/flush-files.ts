import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { codeOf } from '../error-code';

const atOnce = 32;

/** Waits until these files of a folder, and the folders that name them, are on the disk: a power cut then leaves them whole. */
export async function flushFiles(folder: string, paths: Iterable<string>): Promise<void> {
  const files = new Set([...paths].map((path) => join(folder, path)));
  const folders = new Set([folder, ...[...files].map(dirname)]);
  const limit = pLimit(atOnce);
  await Promise.all([...files, ...folders].map((path) => limit(() => flush(path))));
}

async function flush(path: string): Promise<void> {
  const file = await open(path).catch((error: unknown) => {
    // What was removed again needs nothing.
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw error;
  });
  // Some disks have nothing to flush for a folder.
  await file?.sync().catch((error: unknown) => {
    if (!['EINVAL', 'EBADF', 'EPERM'].includes(codeOf(error))) throw error;
  });
  await file?.close();
}
