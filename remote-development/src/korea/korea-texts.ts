import { grouped } from '@portfolio/ui/grouped';

/** What the visitor reads in the map of the guide. */
export const texts = {
  name: 'Buildings of Korea, on a map and as a list',
  by: 'Arranged by',
  stop: 'Stop',
  arrangements: { coordinates: 'Coordinates', architects: 'Architects', regions: 'Regions' },
  region: 'Region',
  architect: 'Architect',
  era: 'Built',
  any: 'Any',
  eras: { any: 'Any time', old: 'Before 1898', opening: '1898 to 1945', modern: '1946 to 1999', now: 'Since 2000' },
  at: 'Building',
  unknownBuilding: (id: string) => `There is no building "${id}" in this guide.`,
  dated: { about: 'about', before: 'before', first: 'first built' },
  nobody: 'Architect not known',
  list: 'Buildings',
  source: 'Source',
  empty: 'No building of this guide is all of that.',
  showAll: 'Show all buildings',
  columns: [{ label: 'Groups' }, { label: 'Way through all', best: 'least' }],
  crow: 'As the crow flies, from one building to the next in the order of the list.',
  built: (years: string) => `Built ${years}.`,
  kilometres: (length: number) => `${grouped(Math.round(length))} km`,
  seoul: (times: number) => `Old Seoul, ${times} times larger`,
  outline: 'Outline: Natural Earth',
  summary: (shown: number, all: number, here?: string) =>
    `${shown} of ${all} buildings are shown.${here ? ` ${here}.` : ''}`,
} as const;
