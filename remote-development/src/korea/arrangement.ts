import type { Building } from './building';
import { routeThrough } from './route';

export const arrangements = ['coordinates', 'architects', 'regions'] as const;
export type Arrangement = (typeof arrangements)[number];

/** Buildings under a heading; the route has one group without a heading. */
export type Group = { heading?: string; buildings: readonly Building[] };

export type Filter = { region: string; architect: string; era: string };

/** First and last year of an era, both counted. */
export const eras: Readonly<Record<string, readonly [first: number, last: number]>> = {
  any: [0, 9999],
  old: [0, 1897],
  opening: [1898, 1945],
  modern: [1946, 1999],
  now: [2000, 9999],
};

export function chosen(buildings: readonly Building[], { region, architect, era }: Filter): Building[] {
  const [first, last] = eras[era] ?? [0, 9999];
  return buildings.filter(
    (building) =>
      (region === 'any' || building.region === region) &&
      (architect === 'any' || building.architects.includes(architect)) &&
      building.year >= first &&
      building.year <= last,
  );
}

/**
 * The three organisations of the guide: by coordinates as a trip from north to south that goes from each
 * building to one near it, by architects and by regions under headings in alphabetical order.
 */
export function arranged(buildings: readonly Building[], arrangement: Arrangement, nobody: string): Group[] {
  switch (arrangement) {
    case 'coordinates':
      return buildings.length > 0 ? [{ buildings: routeThrough(buildings) }] : [];
    case 'architects':
      return grouped(buildings, ({ architects }) => (architects.length > 0 ? architects : [nobody]), nobody);
    case 'regions':
      return grouped(buildings, ({ region }) => [region]);
  }
}

function grouped(
  buildings: readonly Building[],
  headingsOf: (building: Building) => readonly string[],
  last?: string,
): Group[] {
  const groups = new Map<string, Building[]>();
  for (const building of buildings)
    for (const heading of headingsOf(building)) groups.set(heading, [...(groups.get(heading) ?? []), building]);
  return [...groups]
    .sort(([a], [b]) => Number(a === last) - Number(b === last) || a.localeCompare(b, 'en'))
    .map(([heading, members]) => ({ heading, buildings: members.toSorted((a, b) => a.year - b.year) }));
}
