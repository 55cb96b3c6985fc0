import type { AreaSummary } from '@portfolio/contract/page';
import type { AreaName } from '@portfolio/contract/areas';
import type { BuildManifest, LiveRelease, MediaFiles, ReleaseOwner, Releases } from '@portfolio/contract/release';
import { mediaFolder, releaseFolder } from '@portfolio/contract/published/paths';
import { readJson } from '../storage/read-json';
import { PublishError, type Draft } from '../storage/storage';

/** Makes a release of the draft live, with the summary that other pages show of its area. */
export async function setLive(
  draft: Pick<Draft, 'read' | 'exists' | 'where'>,
  releases: Releases,
  owner: ReleaseOwner,
  release: string,
  history: LiveRelease['history'],
): Promise<void> {
  if (owner === 'shell') {
    releases.shell = { live: release, history };
    return;
  }
  const folder = releaseFolder(owner, release);
  const { entry, scripts, bytes } = await readJson<BuildManifest>(draft, `${folder}/browser/release.json`);
  await checkPictures(draft, owner, release);
  const summary = await readJson<AreaSummary>(draft, `${folder}/content/summary.json`);
  releases.areas[owner] = {
    live: release,
    load: { name: owner, release, entry: entry[0] ?? '', scripts, bytes },
    summary,
    history,
  };
}

/** The list says what a release shows; whether it is there only the storage knows. */
async function checkPictures(
  draft: Pick<Draft, 'read' | 'exists' | 'where'>,
  area: AreaName,
  release: string,
): Promise<void> {
  const media = await readJson<MediaFiles>(draft, `${releaseFolder(area, release)}/content/media.json`);
  for (const name of Object.keys(media)) {
    const path = `${mediaFolder(area)}/${name}`;
    if (await draft.exists(path)) continue;
    throw new PublishError(
      `${draft.where}/${path} is missing, which release ${release} of ${area} shows: it was deleted by hand. Nothing was changed. Publish ${area} again: npm run publish -- ${area}`,
    );
  }
}
