import type { AreaSummary } from '@portfolio/contract/page';
import type { BuildManifest, LiveRelease, ReleaseOwner, Releases } from '@portfolio/contract/release';
import { releaseFolder } from './paths';
import { readJson } from './read-json';
import type { Draft } from './storage';

/** Makes a release of the draft live, with the summary that other pages show of its area. */
export async function moveLive(
  draft: Draft,
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
  const summary = await readJson<AreaSummary>(draft, `${folder}/content/summary.json`);
  releases.areas[owner] = {
    live: release,
    load: { name: owner, release, entry: entry[0] ?? '', scripts, bytes },
    summary,
    history,
  };
}
