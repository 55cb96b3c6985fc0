import type { AreaName } from '@portfolio/contract/areas';
import type { AreaRelease, Releases } from '@portfolio/contract/release';
import { pin, pinnedRelease } from '@portfolio/site/pinned-releases';
import { readReleases } from '@portfolio/site/read-releases';
import { lockScripts } from './locked-scripts';

let pointer: Promise<Releases> | undefined;

/** Read once. A failure is not cached. */
export function liveReleases(): Promise<Releases> {
  pointer ??= readReleases().catch((error: unknown) => {
    pointer = undefined;
    throw error;
  });
  return pointer;
}

export async function isSuperseded(shell: string, area?: AreaName): Promise<boolean> {
  try {
    const live = await readReleases();
    const kept = area && pinnedRelease(area);
    return live.shell.live !== shell || (kept && !kept.origin ? live.areas[kept.name]?.live !== kept.release : false);
  } catch {
    return false;
  }
}

/** The toolbar takes another one before the area is loaded. */
export function pinRelease(release: AreaRelease): void {
  pin(release);
  if (!release.origin) lockScripts(release.name, release.release, release.scripts);
}

export async function releaseOf(area: AreaName): Promise<AreaRelease> {
  const known = pinnedRelease(area);
  if (known) return known;
  const live = (await liveReleases()).areas[area];
  if (!live) throw new Error(`The area ${area} is not published.`);
  // Only an address on this machine may name another origin: see shared/toolbar/development.ts.
  if (live.load.name !== area || live.load.origin) throw new Error(`releases.json names no release of ${area}.`);
  if (!pinnedRelease(area)) pinRelease(live.load);
  return pinnedRelease(area) ?? live.load;
}
