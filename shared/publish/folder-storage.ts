import { existsSync, lstatSync } from 'node:fs';
import { copyFile, cp, link, mkdir, readFile, readdir, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { isCode, withLock } from './lock-file';
import { PublishError, type Draft, type Storage } from './storage';

/**
 * A site in a folder. `site` is a symbolic link to a state in `.<name>/` beside it; see the README here.
 * @throws PublishError when `site` is a folder that publish did not make.
 */
export function folderStorage(site: string): Storage {
  const live = resolve(site);
  const states = join(dirname(live), `.${basename(live)}`);
  checkIsSite(live);
  return {
    read: (path) => readIfThere(join(live, path)),
    change: (work) => withLock(join(states, 'lock'), () => changeState(live, states, work)),
  };
}

function checkIsSite(live: string): void {
  const stat = lstatSync(live, { throwIfNoEntry: false });
  if (stat && !stat.isSymbolicLink()) {
    throw new PublishError(`${live} is not a site: it is a ${stat.isDirectory() ? 'folder' : 'file'} that publish did not make. Name another place with SITE=…, or move it away.`);
  }
}

async function changeState<Result>(live: string, states: string, work: (draft: Draft) => Promise<Result>): Promise<Result> {
  const present = existsSync(live) ? await readlink(live) : undefined;
  await removeStates(states, present ? [basename(present)] : []);
  const name = String(Number(present ? basename(present) : 0) + 1);
  const folder = join(states, name);
  try {
    await mkdir(folder, { recursive: true });
    if (present) await linkTree(live, folder);
    return await work(createDraft(folder, () => turn(live, states, name)));
  } catch (error) {
    if ((await readlink(live).catch(() => '')) !== relative(dirname(live), folder)) await rm(folder, { recursive: true, force: true });
    if (isCode(error, 'ENOSPC')) throw new PublishError(`The disk is full. Nothing was published, the site is as it was. Free some space (npm run prune) and try again.`);
    throw error;
  }
}

/** Turns the link to another state: one rename. */
async function turn(live: string, states: string, name: string): Promise<void> {
  const next = join(states, 'next');
  await rm(next, { force: true });
  await symlink(relative(dirname(live), join(states, name)), next);
  await rename(next, live);
}

/** Removes what a killed publish left, and states older than the present one. */
async function removeStates(states: string, keep: readonly string[]): Promise<void> {
  // The state before the present one stays: a request may be under way in it.
  const kept = new Set([...keep, ...keep.map((name) => String(Number(name) - 1))]);
  for (const name of await namesIn(states)) {
    if (/^\d+$/.test(name) && !kept.has(name)) await rm(join(states, name), { recursive: true, force: true });
  }
}

async function linkTree(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) {
      await mkdir(target, { recursive: true });
      await linkTree(source, target);
    } else if (entry.isFile()) {
      await link(source, target);
    }
  }
}

function createDraft(folder: string, turnTo: () => Promise<void>): Draft {
  return {
    read: (path) => readIfThere(join(folder, path)),
    exists: async (path) => existsSync(join(folder, path)),
    list: async (path) => (await namesIn(join(folder, path))).sort(),
    remove: (path) => rm(join(folder, path), { recursive: true, force: true }),
    commit: turnTo,
    async write(path, bytes) {
      const target = join(folder, path);
      // What is there is shared with the live state by a hard link: it is replaced, never written into.
      await rm(target, { force: true });
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, bytes);
    },
    async copy(from, path) {
      const target = join(folder, path);
      await mkdir(dirname(target), { recursive: true });
      if (lstatSync(from).isDirectory()) await cp(from, target, { recursive: true, force: false });
      else await copyFile(from, target);
    },
  };
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isCode(error, 'ENOENT') || isCode(error, 'ENOTDIR')) return undefined;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  });
}
