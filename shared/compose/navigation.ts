import type { AreaName } from '@portfolio/contract/areas';
import type { GroupSummary } from '@portfolio/contract/page';
import type { Releases } from '@portfolio/contract/release';
import type { Navigation, SiteOrder } from '@portfolio/site/page-state';
import { shownGroups } from '@portfolio/site/site-order';
import { areaIn, liveAreas } from '@portfolio/contract/published/live-areas';

type Live = Pick<Releases, 'areas'>;

/** The rows of the sidebar, from the summaries of the live areas. */
export function navigationOf(releases: Live, order: SiteOrder): Navigation {
  const groups = liveGroups(releases, order).map(({ area, group, title, short, toggle, count, entries }) => ({
    group,
    title,
    short,
    ...(toggle && { toggle }),
    area,
    count,
    rows: entries.map(({ path, label, railTitle, language }) => ({
      path,
      label,
      railTitle,
      ...(language && { language }),
    })),
  }));
  const { contact } = order;
  const apart = liveAreas(releases).filter((area) => areaIn(releases, area)?.summary.origins);
  return {
    groups,
    ...(contact && releases.areas[contact.area] && { contact }),
    ...(apart.length > 0 && { apart }),
  };
}

/** The groups that have works. */
export function liveGroups(releases: Live, { groups }: SiteOrder): readonly (GroupSummary & { area: AreaName })[] {
  const summaries = liveAreas(releases).map((area) => [area, areaIn(releases, area)?.summary] as const);
  return shownGroups(summaries, groups);
}
