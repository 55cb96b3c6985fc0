import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { integrity } from '@portfolio/workspace/integrity';
import type { BuildManifest, MediaFiles, ReleaseOwner } from '@portfolio/contract/release';
import { composerFile, filesName } from '@portfolio/contract/published/paths';
import { fileList, releaseName } from '../storage/drafts/release-name';
import { jsonIn } from '../storage/read-json';
import { PublishError } from '../storage/storage';

/**
 * A checked copy of a workspace's `dist`, so that a build that starts meanwhile changes nothing. `id` names the release:
 * it is a hash of its `files.json`, and that has a hash of each other file.
 */
export type BuildOutput = { id: string; files: ReadonlyMap<string, Buffer>; media: string };

/** The list of the pictures that a release shows. */
export const mediaList = 'content/media.json';
/** The last one is there where other sites may load the area. */
const parts = ['browser', 'server', 'content', 'foreign'];
const needed = {
  shell: ['browser/release.json', composerFile, 'server/shell.js', 'content/site.json'],
  area: ['browser/release.json', 'server/area.js', 'content/entries.json', 'content/search.json', mediaList],
};

/** @throws PublishError when the build is missing, incomplete, or of another workspace. */
export async function readBuildOutput(owner: ReleaseOwner, folder: string): Promise<BuildOutput> {
  const refusal = (sentence: string) =>
    new PublishError(`${sentence} Nothing was published. Build it again: npm run build -- ${owner}`);
  const missing = needed[owner === 'shell' ? 'shell' : 'area'].find((path) => !existsSync(join(folder, path)));
  if (missing) throw refusal(`There is no build of ${owner} in ${folder}: ${missing} is missing.`);
  const files = await readParts(folder);
  const manifest = readManifest(files);
  if (manifest && manifest.owner !== owner)
    throw refusal(`${folder} holds a build of ${manifest.owner}, not of ${owner}.`);
  const media = join(folder, 'content', 'media');
  const fault = manifest ? await faultIn(files, manifest, media) : "is not whole: browser/release.json can't be read";
  if (fault) throw refusal(`The build of ${owner} in ${folder} ${fault}.`);
  const list = fileList(files);
  return { id: releaseName(list), files: files.set(filesName, Buffer.from(list)), media };
}

/** What is wrong with a build; undefined where its lists and its files are the same. */
async function faultIn(
  files: ReadonlyMap<string, Buffer>,
  { scripts }: BuildManifest,
  media: string,
): Promise<string | undefined> {
  const torn = Object.keys(scripts).find(
    (file) => integrity(files.get(`browser/${file}`) ?? Buffer.alloc(0)) !== scripts[file],
  );
  if (torn) return `is not whole: ${torn} is not the file that its release.json names`;
  const unlocked = scriptsOf(files).find((file) => !scripts[file]);
  if (unlocked) return `holds ${unlocked}, for which its release.json has no hash: no browser would run it`;
  const lost = await missingPicture(files, media);
  return lost && `is not whole: ${lost} is not the file that its media.json names`;
}

function readManifest(files: ReadonlyMap<string, Buffer>): BuildManifest | undefined {
  try {
    return jsonIn<BuildManifest>(files.get('browser/release.json'));
  } catch {
    return undefined;
  }
}

/** The pictures and downloads of a build, as its list names them. */
export function mediaOf(files: ReadonlyMap<string, Buffer>): { name: string; bytes: number }[] {
  const list = files.get(mediaList);
  return Object.entries(list ? jsonIn<MediaFiles>(list) : {}).map(([name, { bytes }]) => ({ name, bytes }));
}

/** A picture of which `media.json` says another size than it has, or that is not there. */
async function missingPicture(files: ReadonlyMap<string, Buffer>, folder: string): Promise<string | undefined> {
  for (const { name, bytes } of mediaOf(files)) {
    const { size } = await stat(join(folder, name)).catch(() => ({ size: -1 }));
    if (size !== bytes) return `content/media/${name}`;
  }
  return undefined;
}

function scriptsOf(files: ReadonlyMap<string, Buffer>): string[] {
  return [...files.keys()]
    .filter((path) => /^browser\/.*\.m?js$/.test(path))
    .map((path) => path.slice('browser/'.length));
}

/** The files of the release, by path. Pictures are published separately: their names contain a hash. */
async function readParts(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const part of parts.filter((each) => existsSync(join(folder, each)))) {
    for (const entry of await readdir(join(folder, part), { recursive: true, withFileTypes: true })) {
      const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (entry.isFile() && !path.startsWith('content/media/')) files.set(path, await readFile(join(folder, path)));
    }
  }
  return files;
}
