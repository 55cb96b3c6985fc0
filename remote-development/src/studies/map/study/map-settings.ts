import type { Settings, Values } from '@portfolio/study/settings';
import { arrangementsFor, chosen } from '../algorithm/arrangement';
import type { Place } from '../algorithm/place';
import type { MapData } from '../drawing/map-data';
import { sentencesOf, texts } from '../texts';

/** What stands in the address of a map: its arrangement, its filters, the place that is looked at. */
export function settingsFor({ places, eras, things, ids }: Pick<MapData, 'places' | 'eras' | 'things' | 'ids'>) {
  const { at, unknown } = sentencesOf(things);
  const by = arrangementsFor(places).map((arrangement) => [arrangement, texts.arrangements[arrangement]] as const);
  const labels = Object.entries(eras).map(([name, { label }]) => [name, label] as const);
  return {
    by: { kind: 'choice', label: texts.by, options: Object.fromEntries(by), value: 'coordinates' },
    region: choice(
      texts.region,
      places.flatMap(({ region }) => region ?? []),
      ids?.region,
    ),
    architect: choice(
      texts.architect,
      places.flatMap(({ architects }) => architects),
      ids?.architect,
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

/** What the filters of the address leave. */
export function chosenOf(
  { places, eras }: Pick<MapData, 'places' | 'eras'>,
  { region, architect }: MapSettings,
  values: Pick<Values<MapSettings>, 'region' | 'architect' | 'era'>,
): Place[] {
  const wordOf = ({ options }: MapSettings['region'], id: string) => (id === 'any' ? id : (options[id] ?? id));
  const words = { region: wordOf(region, values.region), architect: wordOf(architect, values.architect) };
  return chosen(places, { ...words, era: values.era }, eras);
}

/** Words in their order. The address has their ids, and links from before that have the words. */
function choice(label: string, words: readonly string[], ids: Readonly<Record<string, string>> = {}) {
  const sorted = [...new Set(words)].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const named = sorted.map((word) => [ids[word] ?? word, word] as const);
  const options: Record<string, string> = { any: texts.any, ...Object.fromEntries(named) };
  return { kind: 'choice', label, options, value: 'any', otherwise: ids } as const;
}

/** Letters without their marks: the browser's own order costs a slow phone a twentieth of a second when it is first asked for. */
function sortKey(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
