import type { Settings } from '@portfolio/study/settings';
import { arrangementsFor } from '../algorithm/arrangement';
import type { MapData } from '../drawing/map-data';
import { sentencesOf, texts } from '../texts';

/** What stands in the address of a map: its arrangement, its filters, the place that is looked at. */
export function settingsFor({ places, eras, things }: Pick<MapData, 'places' | 'eras' | 'things'>) {
  const { at, unknown } = sentencesOf(things);
  const by = arrangementsFor(places).map((arrangement) => [arrangement, texts.arrangements[arrangement]]);
  const labels = Object.entries(eras).map(([name, { label }]) => [name, label]);
  return {
    by: { kind: 'choice', label: texts.by, options: Object.fromEntries(by), value: 'coordinates' },
    region: choice(
      texts.region,
      places.flatMap(({ region }) => region ?? []),
    ),
    architect: choice(
      texts.architect,
      places.flatMap(({ architects }) => architects),
    ),
    era: {
      kind: 'choice',
      label: texts.era,
      options: { any: texts.anyTime, ...Object.fromEntries(labels) },
      value: 'any',
    },
    at: {
      kind: 'text',
      label: at,
      value: '',
      validate: (id: string) => (places.some((place) => place.id === id) ? undefined : unknown(id)),
    },
  } as const satisfies Settings;
}

export type MapSettings = ReturnType<typeof settingsFor>;

/** The rows of which there is something to choose. */
export function rowsOf(settings: MapSettings) {
  return (['by', 'era', 'region', 'architect'] as const).filter(
    (name) => Object.keys(settings[name].options).length > 1,
  );
}

function choice(label: string, names: readonly string[]) {
  const sorted = [...new Set(names)].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const options: Record<string, string> = { any: texts.any, ...Object.fromEntries(sorted.map((name) => [name, name])) };
  return { kind: 'choice', label, options, value: 'any' } as const;
}

/** Letters without their marks: the browser's own order costs a slow phone a twentieth of a second when it is first asked for. */
function sortKey(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
