import { existsSync, realpathSync } from 'node:fs';
import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ReleaseOwner } from '@portfolio/contract/release';
import { filesName, pointerFile, releaseFolder } from '@portfolio/contract/published/paths';
import { fileList, releaseName } from '../storage/drafts/release-name';

/** Makes a release of a site one of another contract, under the name that its files then have. @returns the name. */
export async function asContract(
  site: string,
  owner: ReleaseOwner,
  release: string,
  contract: number,
): Promise<string> {
  const folder = join(realpathSync(site), releaseFolder(owner, release));
  const manifest = join(folder, 'browser', 'release.json');
  await replace(manifest, JSON.stringify({ ...(JSON.parse(await readFile(manifest, 'utf8')) as object), contract }));
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name));
    const isForm = /\.(?:br|gz)$/.test(path) && existsSync(join(folder, path.replace(/\.\w+$/, '')));
    if (entry.isFile() && path !== filesName && !isForm) files.set(path, await readFile(join(folder, path)));
  }
  const list = fileList(files);
  await replace(join(folder, filesName), list);
  const name = releaseName(list);
  await rename(folder, join(realpathSync(site), releaseFolder(owner, name)));
  const pointer = join(realpathSync(site), pointerFile);
  await replace(pointer, (await readFile(pointer, 'utf8')).replaceAll(release, name));
  return name;
}

/** Files are links to those of former states. */
async function replace(file: string, text: string): Promise<void> {
  await rm(file);
  await writeFile(file, text);
}
