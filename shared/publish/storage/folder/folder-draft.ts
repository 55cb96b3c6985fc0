import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../error-code';
import type { Draft } from '../storage';

/** A draft in a folder. Existing files are hard links to the live state. `commit` receives the changed paths. */
export function folderDraft(
  folder: string,
  where: string,
  commit: (changed: ReadonlySet<string>) => Promise<void>,
): Draft {
  const changed = new Set<string>();
  const at = (path: string) => {
    changed.add(path);
    return join(folder, path);
  };
  return {
    where,
    commit: () => commit(changed),
    read: (path) => readIfThere(join(folder, path)),
    exists: async (path) => existsSync(join(folder, path)),
    list: async (path) => (await namesIn(join(folder, path))).sort(),
    remove: (path) => rm(at(path), { recursive: true, force: true }),
    write: async (path, bytes) => writeFile(await replaceable(at(path)), bytes),
    copy: async (file, path) => copyFile(file, await replaceable(at(path))),
  };
}

/** Existing files are shared with the live state: they are replaced, never written to. */
async function replaceable(target: string): Promise<string> {
  await rm(target, { force: true });
  await mkdir(dirname(target), { recursive: true });
  return target;
}

export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return [];
    throw error;
  });
}
