import type { Era } from '../drawing/map-data';
import type { Place } from './place';
import { routeThrough } from './route';
import { texts } from '../texts';

const arrangements = ['coordinates', 'architects', 'regions'] as const;
export type Arrangement = (typeof arrangements)[number];

/** Places under a heading; the route has one group without a heading. */
export type Group = { heading?: string; places: readonly Place[] };

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
      return places.length > 0 ? [{ places: routeThrough(places) }] : [];
    case 'architects':
      return grouped(places, ({ architects }) => (architects.length > 0 ? architects : [texts.nobody]), texts.nobody);
    case 'regions':
      return grouped(places, ({ region }) => [region ?? texts.elsewhere], texts.elsewhere);
  }
}

function grouped(places: readonly Place[], headingsOf: (place: Place) => readonly string[], last: string): Group[] {
  const groups = new Map<string, Place[]>();
  for (const place of places)
    for (const heading of headingsOf(place)) groups.set(heading, [...(groups.get(heading) ?? []), place]);
  const yearOf = ({ year }: Place) => year ?? Infinity;
  return [...groups]
    .sort(([a], [b]) => Number(a === last) - Number(b === last) || a.localeCompare(b, 'en'))
    .map(([heading, members]) => ({
      heading,
      places: members.toSorted((a, b) => (yearOf(a) === yearOf(b) ? 0 : yearOf(a) - yearOf(b))),
    }));
}
