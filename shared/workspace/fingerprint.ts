import { createHash, type Hash } from 'node:crypto';
import { lstat, readFile, readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './root';

const tests = /\.test\.tsx?$/;
/** Bytes above which a file of content is a picture or a film: reading all of them at every start would take too long. */
const large = 64 * 1024;
/** Names of compiled pictures and downloads contain a hash of what they were made from. */
const named = /[\\/]content[\\/]media[\\/]/;

/** A hash over the content of files and folders of the repository, named relative to its root. */
export function fingerprint(paths: readonly string[], extra = ''): Promise<string> {
  return hashOf(sourcesIn(paths), extra, async (hash, file) => void hash.update(await readFile(file)));
}

/** Like {@link fingerprint}, for content: of a large file its size and time count. */
export function fingerprintContent(paths: readonly string[], extra = ''): Promise<string> {
  return hashOf(sourcesIn(paths), extra, async (hash, file) => {
    const { size, mtimeMs } = await stat(file);
    hash.update(size > large ? `${size}\0${mtimeMs}` : await readFile(file));
  });
}

/** Changes with every save and every move of a file below these paths, also with one that is taken back. */
export function fingerprintTimes(paths: readonly string[]): Promise<string> {
  return hashOf(sourcesIn(paths), '', hashTimes);
}

/** Like {@link fingerprintTimes}, for content: of its folders too, in which builds write nothing. */
export async function fingerprintContentTimes(paths: readonly string[]): Promise<string> {
  return hashOf(sourcesIn(paths), await fingerprintTimes(paths), hashTimes, foldersIn);
}

async function hashTimes(hash: Hash, path: string): Promise<void> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(path);
  // A move leaves the time of the last save as it was, and changes that of the entry.
  hash.update(`${size}\0${mtimeMs}\0${ctimeMs}\0${ino}`);
}

/** A hash over what a build wrote into these folders; of a compiled picture its name and size count. */
export function fingerprintOutput(folders: readonly string[]): Promise<string> {
  return hashOf(
    folders,
    '',
    async (hash, file) => void hash.update(named.test(file) ? String((await stat(file)).size) : await readFile(file)),
  );
}

function sourcesIn(paths: readonly string[]): string[] {
  return paths.map((path) => join(root, path));
}

async function hashOf(
  places: readonly string[],
  extra: string,
  add: (hash: Hash, path: string) => Promise<void>,
  pathsIn: (place: string) => Promise<string[]> = filesIn,
): Promise<string> {
  const hash = createHash('sha256').update(extra);
  for (const place of places) {
    for (const path of await pathsIn(place)) {
      hash.update(`${relative(root, path)}\0`);
      // What is deleted or renamed at this moment counts as absent.
      await add(hash, path).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      });
      hash.update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesIn(path: string): Promise<string[]> {
  const found = await lstat(path).catch(() => undefined);
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory() && !tests.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function foldersIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  return [
    path,
    ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name)),
  ].sort();
}
