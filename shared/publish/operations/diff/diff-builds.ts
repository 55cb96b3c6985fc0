import { filesName, releaseFolder } from '@portfolio/contract/published/paths';
import type { MediaFiles, ReleaseFiles, ReleaseOwner } from '@portfolio/contract/release';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { mediaList, type BuildOutput } from '../../releases/build-output';
import { readReleases } from '../../releases/releases';
import { findJson, jsonIn } from '../../storage/read-json';
import { PublishError, type Reader, type Storage } from '../../storage/storage';
import { addRelease, readBuilds } from '../publish/publish';
import { buildsOverSite } from './builds-over-site';
import { pageChanges, type PageChange } from './page-changes';
import { pictureChanges, type PictureChange } from './picture-changes';

type Bytes = { before: number; after: number };
export type WorkspaceDiff = {
  owner: ReleaseOwner;
  /** The release that is live, and the one that would be; they are the same where nothing changes. */
  from: string;
  to: string;
  pictures: readonly PictureChange[];
  /** Bytes before compression. */
  scripts: Bytes;
  styles: Bytes;
};
export type SiteDiff = { workspaces: readonly WorkspaceDiff[]; pages: readonly PageChange[] };

/**
 * What publishing these builds would change on the site. Nothing is written, and nobody is kept waiting.
 * @param folders where each workspace's build lies.
 * @throws PublishError when there is nothing to compare, or when publishing would be refused.
 */
export async function diffBuilds(storage: Storage, folders: Partial<Record<ReleaseOwner, string>>): Promise<SiteDiff> {
  const outputs = await readBuilds(folders);
  const site = await storage.snapshot();
  const before = await readReleases(site);
  const absent = [...outputs.keys()].find((owner) => !before || !liveOf(before, owner));
  if (!before || absent)
    throw new PublishError(
      `${absent ?? 'Nothing'} is not live in ${storage.where}, so there is nothing to compare with. Publish it first: npm run publish -- ${before ? absent : 'all'}`,
    );
  const next = buildsOverSite(site, outputs);
  const after = structuredClone(before);
  const workspaces: WorkspaceDiff[] = [];
  for (const [owner, output] of outputs) {
    const from = liveOf(before, owner)?.live ?? '';
    workspaces.push({ owner, from, to: output.id, ...(await filesBetween(site, releaseFolder(owner, from), output)) });
    await addRelease(next, after, owner, output.id, new Date());
  }
  const isSame = workspaces.every(({ from, to }) => from === to) && before.address === after.address;
  return { workspaces, pages: isSame ? [] : await pageChanges(site, next, before, after) };
}

async function filesBetween(
  site: Reader,
  folder: string,
  { files }: BuildOutput,
): Promise<Pick<WorkspaceDiff, 'pictures' | 'scripts' | 'styles'>> {
  const former = (await findJson<ReleaseFiles>(site, `${folder}/${filesName}`)) ?? {};
  const next = jsonIn<ReleaseFiles>(files.get(filesName));
  const sizes = (form: RegExp) => ({ before: bytesIn(former, form), after: bytesIn(next, form) });
  const media = files.get(mediaList);
  const shown = (await findJson<MediaFiles>(site, `${folder}/${mediaList}`)) ?? {};
  return {
    pictures: pictureChanges(shown, media ? jsonIn<MediaFiles>(media) : {}),
    scripts: sizes(/^browser\/.*\.m?js$/),
    styles: sizes(/^browser\/.*\.css$/),
  };
}

function bytesIn(files: ReleaseFiles, form: RegExp): number {
  return Object.entries(files).reduce((sum, [file, { bytes }]) => (form.test(file) ? sum + bytes : sum), 0);
}
