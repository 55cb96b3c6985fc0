import type { AreaName } from 'shared/contract/areas';
import type { AreaRelease, Releases } from 'shared/contract/release';
import { fetchJson } from './fetch-json';
import { lockScripts } from './locked-scripts';

let pointer: Promise<Releases> | undefined;
const pinned = new Map<AreaName, AreaRelease>();

/** Reads which releases are live. Asked once; a failure is forgotten, so that the next call asks again. */
export function liveReleases(): Promise<Releases> {
  pointer ??= readReleases().catch((error: unknown) => {
    pointer = undefined;
    throw error;
  });
  return pointer;
}

/** Whether another release is live by now than the one that this page keeps, of the shell or of an area. */
export async function isSuperseded(shell: string, area?: AreaName): Promise<boolean> {
  try {
    const live = await readReleases();
    const kept = area && pinned.get(area);
    return live.shell.live !== shell || (kept ? live.areas[kept.name]?.live !== kept.release : false);
  } catch {
    // Nobody knows: what failed is told as it is.
    return false;
  }
}

/** What is live at this moment. */
export function readReleases(): Promise<Releases> {
  return fetchJson<Releases>('/releases.json', ({ areas }) => typeof areas === 'object', 'no-cache');
}

/** Keeps an area at one release for the life of the page: two releases of one area never meet. */
export function pinRelease(release: AreaRelease): void {
  if (pinned.has(release.name)) return;
  pinned.set(release.name, release);
  if (!release.origin) lockScripts(release.name, release.release, release.scripts);
}

/** The release at which this page keeps an area, where it has met it. */
export function pinnedRelease(area: AreaName): AreaRelease | undefined {
  return pinned.get(area);
}

export async function releaseOf(area: AreaName): Promise<AreaRelease> {
  const known = pinned.get(area);
  if (known) return known;
  const live = (await liveReleases()).areas[area];
  if (!live) throw new Error(`The area ${area} is not published.`);
  // Only this machine's developer may take an area from elsewhere, and says so in the address: see area-override.ts.
  if (live.load.name !== area || live.load.origin) throw new Error(`releases.json names no release of ${area}.`);
  pinRelease(live.load);
  return pinned.get(area) ?? live.load;
}
