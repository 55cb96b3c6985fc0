import { grouped } from '@portfolio/ui/grouped';
import type { MapData } from './map-data';

/** What the visitor reads in the map, whatever its places are. */
export const texts = {
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
  built: (years: string) => `Built ${years}.`,
  kilometres: (length: number) => `${grouped(Math.round(length))} km`,
  larger: (name: string, times: number) => `${name}, ${times} times larger`,
  outline: 'Outline: Natural Earth',
} as const;

/** The sentences that name what the places are. */
export function sentencesOf({ one, many }: MapData['things']) {
  return {
    at: capital(one),
    list: capital(many),
    unknown: (id: string) => `There is no ${one} "${id}" on this map.`,
    empty: `No ${one} of this map is all of that.`,
    showAll: `Show all ${many}`,
    crow: `As the crow flies, from one ${one} to the next in the order of the list.`,
    summary: (shown: number, all: number, here?: string) =>
      `${shown} of ${all} ${many} are shown.${here ? ` ${here}.` : ''}`,
  };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
