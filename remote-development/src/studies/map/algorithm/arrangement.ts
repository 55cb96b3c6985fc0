import type { Era, Place } from './place';
import { routeThrough } from './route';

const arrangements = ['coordinates', 'architects', 'regions'] as const;
export type Arrangement = (typeof arrangements)[number];

/** Places under a heading; those of which nothing is known, and the route, have none. */
export type Group = { of: Arrangement; heading: string | undefined; places: readonly Place[] };

export type Filter = { region: string; architect: string; era: string };

/** The arrangements for which the places have what is needed. */
export function arrangementsFor(places: readonly Place[]): Arrangement[] {
  return arrangements.filter(
    (arrangement) =>
      arrangement === 'coordinates' ||
      places.some(({ architects, region }) => (arrangement === 'architects' ? architects.length > 0 : region)),
  );
}

export function chosen(
  places: readonly Place[],
  { region, architect, era }: Filter,
  eras: Readonly<Record<string, Era>>,
): Place[] {
  const { first = -Infinity, last = Infinity } = eras[era] ?? {};
  return places.filter(
    (place) =>
      (region === 'any' || place.region === region) &&
      (architect === 'any' || place.architects.includes(architect)) &&
      (!eras[era] || (place.year !== undefined && place.year >= first && place.year <= last)),
  );
}

/**
 * The three organisations of a map: by coordinates as a trip from north to south that goes from each place to one near
 * it, by architects and by regions under headings in alphabetical order.
 */
export function arranged(places: readonly Place[], arrangement: Arrangement): Group[] {
  switch (arrangement) {
    case 'coordinates':
      return places.length > 0 ? [{ of: arrangement, heading: undefined, places: routeThrough(places) }] : [];
    case 'architects':
      return grouped(places, arrangement, ({ architects }) => (architects.length > 0 ? architects : [undefined]));
    case 'regions':
      return grouped(places, arrangement, ({ region }) => [region]);
  }
}

type HeadingsOf = (place: Place) => readonly (string | undefined)[];

/** In the order of the alphabet, what is not known last. */
function grouped(places: readonly Place[], of: Arrangement, headingsOf: HeadingsOf): Group[] {
  const groups = new Map<string | undefined, Place[]>();
  for (const place of places)
    for (const heading of headingsOf(place)) groups.set(heading, [...(groups.get(heading) ?? []), place]);
  const yearOf = ({ year }: Place) => year ?? Infinity;
  return [...groups]
    .sort(([a], [b]) => Number(a === undefined) - Number(b === undefined) || (a ?? '').localeCompare(b ?? '', 'en'))
    .map(([heading, members]) => ({
      of,
      heading,
      places: members.toSorted((a, b) => (yearOf(a) === yearOf(b) ? 0 : yearOf(a) - yearOf(b))),
    }));
}
