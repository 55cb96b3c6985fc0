import { areaNames } from '@portfolio/contract/areas';
import type { BuildManifest, Releases, ThirdParties } from '@portfolio/contract/release';
import { playerOrigin } from '@portfolio/ui/player-protocol';
import { releaseFolder } from './paths';
import { readJson } from './read-json';
import { liveOf } from './releases';
import type { Draft } from './storage';

/** The other origins that pages may connect to, from the live releases: a roll-back restores them too. */
export async function thirdPartiesOf(draft: Draft, releases: Releases): Promise<ThirdParties> {
  const connect = new Set<string>();
  for (const owner of ['shell', ...areaNames] as const) {
    const live = liveOf(releases, owner)?.live;
    if (!live) continue;
    const file = `${releaseFolder(owner, live)}/browser/release.json`;
    for (const origin of (await readJson<BuildManifest>(draft, file)).connect ?? []) connect.add(origin);
  }
  const hasVideos = areaNames.some((area) => releases.areas[area]?.summary.videos);
  return { connect: [...connect], frame: hasVideos ? [playerOrigin] : [] };
}
