import { areaNames } from '@portfolio/contract/areas';
import type { Frame, Releases } from '@portfolio/contract/release';

/** The rows of the sidebar, from the summaries of the live areas. */
export function frameOf(releases: Pick<Releases, 'areas'>): Frame {
  const groups = areaNames.flatMap((area) =>
    (releases.areas[area]?.summary.groups ?? []).map(({ group, count, entries }) => ({
      group,
      area,
      count,
      rows: entries.map(({ path, label, railTitle }) => ({ path, label, railTitle })),
    })),
  );
  return { groups };
}
