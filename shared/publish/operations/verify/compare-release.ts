import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseFiles, ReleaseOwner } from '@portfolio/contract/release';
import { mediaOf, readBuildOutput } from '../../releases/build-output';
import { filesName, mediaFolder, releaseFolder } from '@portfolio/contract/published/paths';
import { findJson } from '../../storage/read-json';
import type { Storage } from '../../storage/storage';

/** How a file of the site relates to one that was built or composed again. */
export type Compared = { path: string; is: 'the same' | 'different' | 'missing' | 'not of the build' };

/**
 * Compares a release on the site with a build of it, file by file, and the pictures that the build shows.
 * @param folder of the build.
 * @throws PublishError where the build is not complete.
 */
export async function compareRelease(
  site: Pick<Storage, 'read'>,
  owner: ReleaseOwner,
  release: string,
  folder: string,
): Promise<Compared[]> {
  const { files, media } = await readBuildOutput(owner, folder);
  const place = releaseFolder(owner, release);
  const compared: Compared[] = [];
  for (const [file, bytes] of files) compared.push(await compareFile(site, `${place}/${file}`, bytes));
  const list = await findJson<ReleaseFiles>(site, `${place}/${filesName}`);
  const others = Object.keys(list ?? {}).filter((file) => !files.has(file));
  compared.push(...others.map((file) => ({ path: `${place}/${file}`, is: 'not of the build' as const })));
  if (owner === 'shell') return compared;
  for (const { name: file } of mediaOf(files))
    compared.push(await compareFile(site, `${mediaFolder(owner)}/${file}`, await readFile(join(media, file))));
  return compared;
}

export async function compareFile(site: Pick<Storage, 'read'>, path: string, bytes: Buffer): Promise<Compared> {
  const live = await site.read(path);
  return { path, is: live ? (live.equals(bytes) ? 'the same' : 'different') : 'missing' };
}
