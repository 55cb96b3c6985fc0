import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { AreaName } from '@portfolio/contract/areas';
import type { ReleaseOwner, Releases } from '@portfolio/contract/release';
import { readBuilds } from '../publish/publish';
import { liveAreas, liveOf, liveOwners, ofOwner } from '@portfolio/contract/published/live-areas';
import { withComposer } from '../compose/with-composer';
import { pointerFile, releaseFolder } from '@portfolio/contract/published/paths';
import type { Storage } from '../../storage/storage';
import { compareFile, type Compared } from './compare-release';

/**
 * Composes every page again from builds of the live releases, with the composer of the built shell, and compares it with
 * the one on the site; also what releases.json says of each area.
 * @param folders of a build of each live release that has the release's name.
 */
export async function comparePages(
  site: Storage,
  releases: Releases,
  folders: Partial<Record<ReleaseOwner, string>>,
): Promise<Compared[]> {
  const built = new Map<string, Buffer>();
  for (const [owner, { files }] of await readBuilds(folders))
    for (const [file, bytes] of files)
      built.set(`${releaseFolder(owner, liveOf(releases, owner)?.live ?? '')}/${file}`, bytes);
  const read = async (path: string) => (path.startsWith('_') ? built.get(path) : site.read(path));
  const compared: Compared[] = [];
  await withComposer({ where: site.where, read }, releases.shell.live, new Date(0), async (compose) => {
    for (const part of await compose(releases))
      for await (const { paths, text } of part.compose())
        for (const path of paths) compared.push(await compareFile(site, path, Buffer.from(text)));
  });
  for (const area of liveAreas(releases))
    compared.push(await compareSummary(releases, area, ofOwner(folders, area) ?? ''));
  return compared;
}

async function compareSummary(releases: Releases, area: AreaName, folder: string): Promise<Compared> {
  const summary: unknown = JSON.parse(await readFile(join(folder, 'content', 'summary.json'), 'utf8'));
  const isSame = isDeepStrictEqual(JSON.parse(JSON.stringify(releases.areas[area]?.summary ?? null)), summary);
  return { path: `${pointerFile}, ${area}`, is: isSame ? 'the same' : 'different' };
}

/** Whether all live releases are among these folders: only then pages can be composed from builds. */
export function isWholeSite(releases: Releases, folders: Partial<Record<ReleaseOwner, string>>): boolean {
  return liveOwners(releases).every((owner) => ofOwner(folders, owner));
}
