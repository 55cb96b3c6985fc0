import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { hostings } from '../hostings';
import { pointerFile, previewsFolder, rolloutFolder } from '@portfolio/contract/published/paths';
import { aliasFolders } from '../../storage/folder/exact-names';
import { PublishError } from '../../storage/storage';
import { basePathIn } from '@portfolio/contract/published/site-address';
import { firstInZip, writeZip, type ZipEntry } from './zip-file';

const mark = '.nojekyll';

/**
 * What hosts read at the root of the folder: GitHub Pages drops folders such as `_areas` without the first. Below a path
 * the site is a folder in it, and the page for unknown addresses stands at the root too.
 */
async function forHosts(state: string, base: string): Promise<Readonly<Record<string, string>>> {
  const own = { [mark]: '', ...hostings['headers']?.('', { base }) };
  if (!base) return own;
  return {
    ...own,
    [`${base.slice(1)}/.nojekyll`]: '',
    '404.html': await readFile(join(state, '404.html'), 'utf8'),
  };
}

/**
 * Copies the live state of a site into a plain folder: no links, and modes with which every web server can read it. An
 * older export is replaced in one step. A site below a path is a folder of that path in it.
 * @param site the folder of a site, which is a link.
 * @returns the number of files.
 * @throws PublishError where the site is not published yet, or where something else stands at `target`.
 */
export async function exportFolder(site: string, target: string): Promise<number> {
  const state = await liveState(site);
  await checkTarget(target, state, folderKind);
  const base = basePathIn(await readFile(join(state, pointerFile), 'utf8'));
  const beside = `${resolve(target)}.part`;
  await rm(beside, { recursive: true, force: true });
  const files = await filesIn(state);
  for (const file of files) {
    const copy = join(beside, base, file);
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(join(state, file), copy, constants.COPYFILE_FICLONE);
  }
  const added = Object.entries(await forHosts(state, base));
  for (const [file, text] of added) await writeFile(join(beside, file), text);
  await letEverybodyRead(beside);
  await rm(target, { recursive: true, force: true });
  await rename(beside, target);
  return files.length + added.length;
}

/** A sentence for each alias that stands in a folder, because the disk of the site makes no difference between capitals. */
export async function aliasNotes(site: string): Promise<string[]> {
  const folders = aliasFolders(await readdir(await liveState(site)));
  return [...folders].map(
    ([alias, page]) =>
      `/${alias} is ${alias}/index.html: ${site} is on a disk that makes no difference between capitals, where ${alias}.html would be ${page}.`,
  );
}

/** The same as one ZIP file. @returns the number of files. @throws as {@link exportFolder}. */
export async function exportZip(site: string, target: string): Promise<number> {
  const state = await liveState(site);
  await checkTarget(target, state, zipKind);
  const base = basePathIn(await readFile(join(state, pointerFile), 'utf8'));
  await mkdir(dirname(resolve(target)), { recursive: true });
  const files = await filesIn(state);
  const added = Object.entries(await forHosts(state, base));
  await writeZip(target, entriesOf(state, base, files, added));
  return files.length + added.length;
}

async function* entriesOf(
  state: string,
  base: string,
  files: readonly string[],
  added: readonly (readonly [file: string, text: string])[],
): AsyncGenerator<ZipEntry> {
  // The first of these is the mark by which an export is known.
  for (const [file, text] of added) yield [file, new TextEncoder().encode(text)];
  for (const file of files)
    yield [join(base, file).split(sep).join('/').replace(/^\//, ''), await readFile(join(state, file))];
}

/** The folder that stays as it is while this export runs, whatever is published meanwhile. */
async function liveState(site: string): Promise<string> {
  if (!existsSync(join(site, pointerFile)))
    throw new PublishError(`${site} holds no pages yet. Publish them first: npm run publish -- all`);
  return realpath(site);
}

/** A kind of export, and how an older one is known. What is empty counts as one. */
type Kind = { name: 'folder' | 'file'; command: string; isExport: (place: string) => Promise<boolean> };

const folderKind: Kind = {
  name: 'folder',
  command: 'export folder <folder>',
  isExport: async (place) => {
    const names = await readdir(place).catch(() => ['a file']);
    return names.length === 0 || (names.includes(mark) && (await holdsSite(place)));
  },
};
const zipKind: Kind = {
  name: 'file',
  command: 'export zip <file>',
  isExport: async (place) => {
    const found = await stat(place);
    return found.isFile() && (found.size === 0 || (await firstInZip(place)) === mark);
  },
};

/** At its root, or in a folder of its path. */
async function holdsSite(place: string): Promise<boolean> {
  return (await readdir(place, { recursive: true })).some((file) => basename(file) === pointerFile);
}

/** An export is replaced, and so is what is empty. Anything else is left alone. */
async function checkTarget(target: string, state: string, kind: Kind): Promise<void> {
  const place = resolve(target);
  if (!relative(place, state).startsWith('..') || !relative(state, place).startsWith('..'))
    throw new PublishError(
      `${target} holds the site itself. Name another ${kind.name}: npm run site -- ${kind.command}`,
    );
  if (existsSync(place) && !(await kind.isExport(place)))
    throw new PublishError(
      `${target} is there already and is no export of a site. Name another ${kind.name}, or move it away.`,
    );
}

/** Paths of all files of a state, sorted, without previews, a rollout and what publish keeps for itself. */
async function filesIn(state: string): Promise<string[]> {
  const entries = await readdir(state, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(state, join(entry.parentPath, entry.name)))
    .filter(
      (file) =>
        !file.split(sep).some((part) => part.startsWith('.') || part === previewsFolder || part === rolloutFolder),
    )
    .sort();
}

/** Whatever the umask of whoever exports: another user serves the files. */
async function letEverybodyRead(place: string): Promise<void> {
  await chmod(place, 0o755);
  for (const entry of await readdir(place, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
