import { ContentError } from '@portfolio/content/source/content-error';
import type { YamlFields } from '@portfolio/content/source/fields/yaml-fields';
import type { MapData } from './drawing/map-data';
import type { PlaceRow, Row } from './read-page-fields';

/** The list that a list translates. */
export type Original = { file: string; rows: readonly Row[] };

type Translated = { rows: Row[]; ids: NonNullable<MapData['ids']> };

/**
 * The places of a translated list with the ids of the same places in its original, and what its regions and architects
 * are called there: an address means the same in every language.
 * @throws ContentError where the two lists do not say the same in other words.
 */
export function translatedPlaces(list: readonly PlaceRow[], source: YamlFields, original: Original): Translated {
  const fault = (index: number, what: string, expected: string) =>
    ContentError.at(source.file, source.lineOf([index]), `Place ${index + 1} (${list[index]?.name}) ${what}`, expected);
  const words = { region: new Words(), architect: new Words() };
  const rows = list.map((row, index): Row => {
    const same = original.rows.find((each) => isSame(row, each));
    if (!same)
      throw fault(index, `is not in ${original.file}`, 'a place with the id, or the position, that it has there');
    const [own, all] = [row.architects, same.architects];
    if (own.length !== all.length)
      throw fault(
        index,
        `has ${own.length} architects, and ${all.length} in ${original.file}`,
        'the same, in their order',
      );
    if ((row.region === undefined) !== (same.region === undefined))
      throw fault(index, `has ${row.region ? 'a' : 'no'} region, unlike in ${original.file}`, 'one in both or in none');
    const pairs = [
      ['region', row.region, same.region] as const,
      ...own.map((name, at) => ['architect', name, all[at]] as const),
    ];
    for (const [kind, word, id] of pairs) {
      const other = word !== undefined && id !== undefined && words[kind].add(word, id);
      if (other) throw fault(index, `calls the ${kind} ${id} "${word}", and ${other} before`, 'one name for each');
    }
    return { ...row, id: same.id };
  });
  const left = original.rows.find(({ id }) => !rows.some((row) => row.id === id));
  if (left)
    throw ContentError.at(
      source.file,
      1,
      `There is no place "${left.id}" (${left.name})`,
      `every place of ${original.file}`,
    );
  return { rows, ids: { region: words.region.ids(), architect: words.architect.ids() } };
}

/** By its id, and where it has none by where it stands. */
function isSame(row: PlaceRow, original: Row): boolean {
  if (row.id !== undefined) return row.id === original.id;
  return row.latitude === original.latitude && row.longitude === original.longitude;
}

/** One word for each id, and one id for each word. */
class Words {
  readonly #ids = new Map<string, string>();

  /** @returns what stands against it: how the id is called already, or what is called by the word. */
  add(word: string, id: string): string | undefined {
    const known = this.#ids.get(word);
    if (known === id) return undefined;
    if (known !== undefined) return `${known} so`;
    const before = [...this.#ids].find(([, each]) => each === id);
    this.#ids.set(word, id);
    return before && `"${before[0]}"`;
  }

  ids(): Record<string, string> {
    return Object.fromEntries(this.#ids);
  }
}
