import type { AreaName, GroupName } from '@portfolio/contract/areas';
import type { AreaSummary, GroupSummary } from '@portfolio/contract/page';

type Summaries = readonly (readonly [area: AreaName, summary: Pick<AreaSummary, 'groups'> | undefined])[];

/**
 * The groups of the live areas that have works, in the order of the site. Those that it does not name, because their
 * area is newer, come last.
 */
export function shownGroups(
  areas: Summaries,
  order: readonly GroupName[],
): readonly (GroupSummary & { area: AreaName })[] {
  return areas
    .flatMap(([area, summary]) => (summary?.groups ?? []).map((group) => ({ ...group, area })))
    .filter(({ count }) => count > 0)
    .sort(inOrder(order));
}

/** Compares what belongs to a group by the order of the site; what belongs to one group keeps its order. */
export function inOrder(order: readonly GroupName[]): (a: Grouped, b: Grouped) => number {
  const placeOf = ({ group = '' }: Grouped) => (order.includes(group) ? order.indexOf(group) : order.length);
  return (a, b) => placeOf(a) - placeOf(b);
}

type Grouped = { group?: GroupName };
