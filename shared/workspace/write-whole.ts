import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file beside its place and renames it: readers see the old bytes or the new ones, never a part. */
export async function writeWhole(file: string, bytes: string | Uint8Array): Promise<void> {
  const part = `${file}.${randomBytes(6).toString('hex')}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await writeFile(part, bytes);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
