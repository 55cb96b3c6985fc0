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
  crow: 'As the crow flies, from one {one} to the next in the order of the list.',
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
    summary: (shown: number, all: number, here?: string) =>
      fill(texts.summary, { shown, all, many }) + (here ? ` ${here}.` : ''),
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
