import { fixed, grouped } from '@portfolio/study/grouped';
import { fill, translated } from '@portfolio/study/translated';
import type { Group } from './algorithm/arrangement';
import type { MapData } from './drawing/map-data';

/** What the visitor reads in the map in English, whatever its places are. */
export const english = {
  by: 'Arranged by',
  stop: 'Stop',
  arrangements: { coordinates: 'Coordinates', architects: 'Architects', regions: 'Regions' },
  region: 'Region',
  architect: 'Architect',
  era: 'Built',
  any: 'Any',
  anyTime: 'Any time',
  dated: { about: 'about', before: 'before', first: 'first built' },
  nobody: 'Architect not known',
  elsewhere: 'Region not known',
  source: 'Source',
  columns: [{ label: 'Groups' }, { label: 'Way through all', best: 'least' }],
  built: 'Built {years}.',
  larger: '{name}, {times} times larger',
  outline: 'Outline: Natural Earth',
  unknown: 'There is no {one} "{id}" on this map.',
  empty: 'No {one} of this map is all of that.',
  showAll: 'Show all {many}',
  purpose: 'Find out how far apart these {many} stand, and which order makes the shortest way to all of them.',
  asks: {
    architects: 'How far is it from architect to architect?',
    regions: 'Is it shorter from region to region?',
    era: 'What was built then: {era}?',
  },
  answers: {
    longer: '{way} km, {times} times the {shortest} km of the trip by coordinates.',
    same: '{way} km, as long as the trip by coordinates.',
    shorter: '{way} km, shorter than the {shortest} km of the trip by coordinates.',
    era: '{shown} of {all} {many}; the trip through them is {way} km long.',
  },
  crow: 'As the crow flies, from one {one} to the next in the order of the list.',
  record: {
    loading: 'The record is being loaded …',
    failed: 'The record of this {one} could not be loaded.',
    close: 'Close',
    nearest: 'Nearest {many}',
    away: '{distance} km, {direction}',
    directions: ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'],
    drawing: 'All {many} seen from here. North is up; each ring is ten times as far away.',
    from: 'Made from',
    sample: 'Sample data',
    note: 'These figures are made up to show what a record holds; the sentences were written by hand.',
    photos: 'Photos',
    reviews: 'Reviews',
    rating: 'Rating',
    ofFive: '{rating} of 5',
    topics: 'What the reviews are about',
  },
  summary: '{shown} of {all} {many} are shown.',
} as const;

export const texts = translated('map', english);

/** What stands over a group of the list. */
export function headingOf({ of, heading }: Group): string | undefined {
  return heading ?? { coordinates: undefined, architects: texts.nobody, regions: texts.elsewhere }[of];
}

/** The sentences that name what the places are. */
export function sentencesOf({ one, many }: MapData['things']) {
  return {
    at: capital(one),
    list: capital(many),
    unknown: (id: string) => fill(texts.unknown, { one, id }),
    empty: fill(texts.empty, { one }),
    showAll: fill(texts.showAll, { many }),
    crow: fill(texts.crow, { one }),
    purpose: fill(texts.purpose, { many }),
    asks: { ...texts.asks, era: (era: string) => fill(texts.asks.era, { era }) },
    answers: {
      era: (shown: number, all: number, way: number) =>
        fill(texts.answers.era, { shown, all, many, way: grouped(way) }),
      order: (way: number, shortest: number) => {
        const sentence =
          way > shortest ? texts.answers.longer : way < shortest ? texts.answers.shorter : texts.answers.same;
        const times = fixed(way / Math.max(1, shortest), 1);
        return fill<string>(sentence, { way: grouped(way), times, shortest: grouped(shortest) });
      },
    },
    failed: fill(texts.record.failed, { one }),
    nearest: fill(texts.record.nearest, { many }),
    drawing: fill(texts.record.drawing, { many }),
    summary: (shown: number, all: number, here?: string) =>
      fill(texts.summary, { shown, all, many }) + (here ? ` ${here}.` : ''),
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
