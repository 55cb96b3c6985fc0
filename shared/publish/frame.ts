import type { Frame, Releases } from '@portfolio/contract/release';
import { liveAreas } from './live-areas';

/** The rows of the sidebar, from the summaries of the live areas. */
export function frameOf(releases: Pick<Releases, 'areas'>): Frame {
  const groups = liveAreas(releases).flatMap((area) =>
    (releases.areas[area]?.summary.groups ?? []).map(({ group, title, short, toggle, count, entries }) => ({
      group,
      title,
      short,
      ...(toggle && { toggle }),
      area,
      count,
      rows: entries.map(({ path, label, railTitle }) => ({ path, label, railTitle })),
    })),
  );
  return { groups };
}
