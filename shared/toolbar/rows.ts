import type { AreaName } from '@portfolio/contract/areas';
import { contractVersion } from '@portfolio/contract/area-module';
import { withBase } from '@portfolio/contract/base-path';
import { releaseUrl, type LiveRelease, type ReleaseOwner, type Releases } from '@portfolio/contract/release';
import type { Host } from './host';
import { loadTime, type Request } from './load-time';
import { shortName } from './short-name';

/** `bytes` of scripts before compression, `time` in milliseconds. */
export type Row = {
  owner: ReleaseOwner;
  release: string;
  commit?: string | undefined;
  bytes?: number | undefined;
  time?: number | undefined;
  contract: number;
};

/** @param shell the release that runs in this page, and its size where it is known. @param requests those of this page. */
export function rowsOf(
  { pinnedRelease }: Pick<Host, 'pinnedRelease'>,
  releases: Releases,
  shell: { release: string; bytes?: number | undefined },
  requests: readonly Request[],
): Row[] {
  const timeOf = (owner: ReleaseOwner, release: string, origin?: string) => {
    const folder = releaseUrl(owner, release);
    return loadTime(requests, new URL(origin ? folder : withBase(folder), origin ?? location.href).href);
  };
  const areas = Object.entries(releases.areas).map(([name, live]): Row => {
    const pinned = pinnedRelease(name as AreaName);
    const { release, bytes, origin } = pinned ?? live.load;
    return {
      owner: name as AreaName,
      release: origin ?? release,
      commit: commitOf(live.history, release),
      bytes: origin ? undefined : bytes,
      time: timeOf(name as AreaName, release, origin),
      contract: pinned ? contractVersion : releases.contract,
    };
  });
  const { release, bytes } = shell;
  const commit = commitOf(releases.shell.history, release);
  return [
    { owner: 'shell', release, commit, bytes, time: timeOf('shell', release), contract: contractVersion },
    ...areas,
  ];
}

/** "a1b2c3d", or "a1b2c3d and changes" where sources were changed that the commit does not have. */
export function commitOf(history: LiveRelease['history'], release: string): string | undefined {
  const { commit, dirty } = history.find((each) => each.release === release) ?? {};
  return commit && `${shortName(commit)}${dirty ? ' and changes' : ''}`;
}
