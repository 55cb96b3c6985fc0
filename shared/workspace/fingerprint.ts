import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './root';

const generated = /\.module\.css\.d\.ts$|\.test\.tsx?$/;

/** A hash over the content of files and folders of the repository, named relative to its root. */
export async function fingerprint(paths: readonly string[], extra = ''): Promise<string> {
  const hash = createHash('sha256').update(extra);
  for (const path of paths) {
    for (const file of await filesIn(join(root, path)))
      hash
        .update(relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0');
  }
  return hash.digest('hex');
}

/** Like {@link fingerprint}, over names, sizes and times: reading all pictures at every start would take too long. */
export async function fingerprintByTime(paths: readonly string[], extra = ''): Promise<string> {
  const hash = createHash('sha256').update(extra);
  for (const path of paths) {
    for (const file of await filesIn(join(root, path))) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${relative(root, file)}\0${size}\0${mtimeMs}\0`);
    }
  }
  return hash.digest('hex');
}

async function filesIn(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !generated.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
