import type { BuildManifest, Releases } from '@portfolio/contract/release';
import { playerOrigin } from '@portfolio/ui/player-protocol';
import { areaIn, liveAreas } from '@portfolio/contract/published/live-areas';
import type { LiveReleaseFiles } from './live-release-files';

/** Other origins that pages may connect to or embed. */
export type ThirdParties = { connect: readonly string[]; frame: readonly string[] };

/** From the live releases: a roll-back restores them too. */
export async function thirdPartiesOf(files: LiveReleaseFiles, releases: Releases): Promise<ThirdParties> {
  const connect = new Set<string>();
  for (const owner of files.owners) {
    if (!(await files.list(owner))['browser/release.json']) continue;
    const manifest = await files.json<BuildManifest>(owner, 'browser/release.json');
    for (const origin of manifest.connect ?? []) connect.add(origin);
  }
  const hasVideos = liveAreas(releases).some((area) => areaIn(releases, area)?.summary.videos);
  return { connect: [...connect], frame: hasVideos ? [playerOrigin] : [] };
}
