import { constants, createWriteStream, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, readdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { once } from 'node:events';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { hostings } from './hostings';
import { pointerFile, previewsFolder, rolloutFolder } from '@portfolio/contract/published/paths';
import { PublishError } from '../storage/storage';
import { basePathIn } from '@portfolio/contract/published/site-address';

/**
 * What hosts read at the root of the folder: GitHub Pages drops folders such as `_areas` without the first. Below a path
 * the site is a folder in it, and the page for unknown addresses stands at the root too.
 */
async function forHosts(state: string, base: string): Promise<Readonly<Record<string, string>>> {
  const own = { '.nojekyll': '', ...hostings['headers']?.('', { base }) };
  if (!base) return own;
  return {
    ...own,
    [`${base.slice(1)}/.nojekyll`]: '',
    '404.html': await readFile(join(state, '404.html'), 'utf8'),
  };
}

/** Already as small as they get. */
const isPacked = /\.(?:avif|jpg|png|webp|woff2|mp4|webm|br|gz|pdf|zip)$/;

/**
 * Copies the live state of a site into a plain folder: no links, and modes with which every web server can read it. An
 * older export is replaced in one step. A site below a path is a folder of that path in it.
 * @param site the folder of a site, which is a link.
 * @returns the number of files.
 * @throws PublishError where the site is not published yet, or where something else stands at `target`.
 */
export async function exportFolder(site: string, target: string): Promise<number> {
  const state = await liveState(site);
  await checkTarget(target, state);
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

/** The same as one ZIP file. @returns the number of files. */
export async function exportZip(site: string, target: string): Promise<number> {
  const state = await liveState(site);
  const files = await filesIn(state);
  const base = basePathIn(await readFile(join(state, pointerFile), 'utf8'));
  await mkdir(dirname(resolve(target)), { recursive: true });
  const output = createWriteStream(`${target}.part`, { mode: 0o644 });
  const zip = new Zip((error, bytes, isLast) => {
    if (error) return void output.destroy(error);
    output.write(bytes);
    if (isLast) output.end();
  });
  const add = (name: string, bytes: Uint8Array) => {
    const entry = isPacked.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    // As on Unix: a file that everybody may read.
    Object.assign(entry, { os: 3, attrs: (0o100644 << 16) >>> 0 });
    zip.add(entry);
    entry.push(bytes, true);
  };
  for (const file of files) {
    add(join(base, file).split(sep).join('/').replace(/^\//, ''), await readFile(join(state, file)));
    if (output.writableNeedDrain) await once(output, 'drain');
  }
  const added = Object.entries(await forHosts(state, base));
  for (const [file, text] of added) add(file, new TextEncoder().encode(text));
  zip.end();
  await once(output, 'close');
  await rename(`${target}.part`, target);
  return files.length + added.length;
}

/** The folder that stays as it is while this export runs, whatever is published meanwhile. */
async function liveState(site: string): Promise<string> {
  if (!existsSync(join(site, pointerFile)))
    throw new PublishError(`${site} holds no pages yet. Publish them first: npm run publish -- all`);
  return realpath(site);
}

/** An export is replaced, anything else is left alone. */
async function checkTarget(target: string, state: string): Promise<void> {
  const place = resolve(target);
  if (!relative(place, state).startsWith('..') || !relative(state, place).startsWith('..'))
    throw new PublishError(
      `${target} holds the site itself. Name another folder: npm run site -- export folder <folder>`,
    );
  if (!existsSync(place)) return;
  const names = await readdir(place).catch(() => ['a file']);
  const isOurs = names.length === 0 || (names.includes('.nojekyll') && (await holdsSite(place)));
  if (!isOurs)
    throw new PublishError(
      `${target} is there already and is no export of a site. Name another folder, or move it away.`,
    );
}

/** At its root, or in a folder of its path. */
async function holdsSite(place: string): Promise<boolean> {
  return (await readdir(place, { recursive: true })).some((file) => basename(file) === pointerFile);
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
