import type { Settings } from '@portfolio/study/settings';
import { buildings } from './building';
import { texts } from './korea-texts';

/** What stands in the address of the guide: its arrangement, its filters, the building that is looked at. */
export const settings = {
  by: { kind: 'choice', label: texts.by, options: texts.arrangements, value: 'coordinates' },
  region: choice(
    texts.region,
    buildings.map(({ region }) => region),
  ),
  architect: choice(
    texts.architect,
    buildings.flatMap(({ architects }) => architects),
  ),
  era: { kind: 'choice', label: texts.era, options: texts.eras, value: 'any' },
  at: {
    kind: 'text',
    label: texts.at,
    value: '',
    validate: (id) => (buildings.some((building) => building.id === id) ? undefined : texts.unknownBuilding(id)),
  },
} as const satisfies Settings;

function choice(label: string, names: readonly string[]) {
  const sorted = [...new Set(names)].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  const options: Record<string, string> = { any: texts.any, ...Object.fromEntries(sorted.map((name) => [name, name])) };
  return { kind: 'choice', label, options, value: 'any' } as const;
}

/** Letters without their marks: the browser's own order costs a slow phone a twentieth of a second when it is first asked for. */
function sortKey(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
