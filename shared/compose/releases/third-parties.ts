import type { BuildManifest, Releases } from '@portfolio/contract/release';
import type { AreaName } from '@portfolio/contract/areas';
import { playerOrigin } from '@portfolio/ui/player-protocol';
import { areaIn, liveAreas } from '@portfolio/contract/published/live-areas';
import type { ThirdParties } from '../document/page-policy';
import type { LiveReleaseFiles } from './live-release-files';

/** Those of all pages. From the live releases: a roll-back restores them too. */
export async function thirdPartiesOf(files: LiveReleaseFiles, releases: Releases): Promise<ThirdParties> {
  const connect = new Set<string>();
  for (const owner of files.owners) {
    if (!(await files.list(owner))['browser/release.json']) continue;
    const manifest = await files.json<BuildManifest>(owner, 'browser/release.json');
    for (const origin of manifest.connect ?? []) connect.add(origin);
  }
  const hasVideos = liveAreas(releases).some((area) => areaIn(releases, area)?.summary.videos);
  return { connect: [...connect], frame: hasVideos ? [playerOrigin] : [], images: [] };
}

/** Those of an area's pages: the ones that it declares besides. */
export function withOrigins(all: ThirdParties, releases: Releases, area: AreaName | undefined): ThirdParties {
  const { connect = [], images = [] } = (area && areaIn(releases, area)?.summary.origins) ?? {};
  return { ...all, connect: [...all.connect, ...connect], images };
}
