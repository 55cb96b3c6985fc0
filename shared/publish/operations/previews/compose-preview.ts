import type { Preview, ReleaseOwner, Releases } from '@portfolio/contract/release';
import type { Site } from '@portfolio/contract/shell';
import { pointerFile, previewFolder, releaseFolder, robotsFile } from '@portfolio/contract/published/paths';
import { atAddress } from '@portfolio/contract/published/site-address';
import { liveOf } from '@portfolio/contract/published/live-areas';
import { emptyReleases } from '../../releases/releases';
import { setLive } from '../../releases/set-live';
import { readJson } from '../../storage/read-json';
import { PublishError, type Draft } from '../../storage/storage';
import { draftBelow } from '../apply/draft-below';
import { checkAreas } from '../apply/go-live';
import { writeSite } from '../compose/write-site';

/**
 * Writes a whole site with the releases of a preview in the place of the live ones, below `/_preview/<name>`.
 * @returns its address, and the number of its pages.
 * @throws PublishError when these releases could not go live together either.
 */
export async function composePreview(
  draft: Draft,
  live: Releases,
  preview: Preview,
  now: Date,
): Promise<{ address: string; pages: number }> {
  const after = await releasesOf(draft, live, preview);
  await checkAreas(draft, after, Object.keys(preview.releases) as ReleaseOwner[]);
  const folder = previewFolder(preview.name);
  await draft.remove(folder);
  const below = draftBelow(draft, folder);
  const write: Draft['write'] = async (path, text) => {
    if (path.endsWith('.html')) checkIsMarked(preview, after, String(text));
    if (isForVisitors(path)) await below.write(path, text);
  };
  const pages = await writeSite({ ...below, write }, emptyReleases(), after, now);
  await below.write(pointerFile, JSON.stringify(after, null, 1));
  return { address: `${after.address}/`, pages: pages.length };
}

/** The releases that a preview shows, at its address. */
async function releasesOf(draft: Draft, live: Releases, preview: Preview): Promise<Releases> {
  const after = structuredClone({ contract: live.contract, shell: live.shell, areas: live.areas });
  const shown = Object.entries(preview.releases) as [ReleaseOwner, { release: string }][];
  for (const [owner, { release }] of shown)
    await setLive(draft, after, owner, release, liveOf(live, owner)?.history ?? []);
  const site = await readJson<Site>(draft, `${releaseFolder('shell', after.shell.live)}/content/site.json`);
  const { address } = atAddress(site, live);
  return { ...after, address: `${address.replace(/\/$/, '')}/${previewFolder(preview.name)}`, preview };
}

/** A page without the sentence that it is a preview could be taken for the site, by a person and by a search engine. */
function checkIsMarked({ name }: Preview, { shell }: Releases, page: string): void {
  if (page.includes(' data-preview=')) return;
  throw new PublishError(
    `Release ${shell.live} of the shell was built before there were previews, and composes their pages as if they were live. Nothing was changed. Publish the shell (npm run publish -- shell), or preview it too: npm run publish -- --preview --name=${name} shell …`,
  );
}

/** Search engines are told nothing of a preview. */
function isForVisitors(path: string): boolean {
  return path !== robotsFile && !/^sitemap.*\.xml$/.test(path);
}
