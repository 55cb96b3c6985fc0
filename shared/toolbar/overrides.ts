import type { AreaName } from '@portfolio/contract/areas';
import type { PageState } from '@portfolio/site/page-state';
import type { Host } from './host';
import { hasPage, readKeptRelease, type KeptRelease } from './kept-release';
import { shortName } from './short-name';
import type { TabState } from './tab-state';

/** With a problem the page has the live release. */
export type Override = { name: AreaName; release: string; problem?: string };

/** Before any area is loaded: a page never mixes two releases of one. */
export async function takeOverrides(
  host: Host,
  { view }: PageState,
  wanted: TabState['releases'],
): Promise<Override[]> {
  const { areas } = await host.liveReleases();
  const names = (Object.keys(wanted) as AreaName[]).filter((name) => wanted[name] !== areas[name]?.live);
  return Promise.all(
    names.map(async (name) => {
      const release = wanted[name] ?? '';
      try {
        const kept = await checkRelease(host, name, release);
        if (view.kind === 'area' && view.area === name && !hasPage(kept, view.page.path))
          throw new Error(`${name} ${shortName(release)} has no page ${view.page.path}.`);
        host.pinRelease(kept.load);
        return { name, release };
      } catch (error) {
        return { name, release, problem: error instanceof Error ? error.message : String(error) };
      }
    }),
  );
}

export async function checkRelease(host: Host, name: AreaName, release: string): Promise<KeptRelease> {
  const { areas, staged } = await host.liveReleases();
  const live = areas[name];
  const uploaded = staged?.[name];
  const named = [...(live?.history ?? []), ...(uploaded ? [uploaded] : [])];
  if (!named.some((each) => each.release === release))
    throw new Error(`releases.json names no release ${shortName(release)} of ${name}.`);
  return readKeptRelease(name, release, live?.load.language);
}
