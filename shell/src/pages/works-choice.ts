import type { Entry } from 'shared/contract/page';

/** By what the list of works can be narrowed; also the names of the parameters in the address. */
export const facets = ['group', 'status'] as const;
export type Facet = (typeof facets)[number];

/** The chosen values of each facet; none chosen means all. */
export type Choice = Readonly<Record<Facet, readonly string[]>>;

export type Option = { value: string; label: string; count: number; chosen: boolean };

/** @param search of the address, such as "?group=research&group=study&status=completed". */
export function readChoice(search: string): Choice {
  const asked = new URLSearchParams(search);
  return { group: asked.getAll('group'), status: asked.getAll('status') };
}

/** The address with one value more or less; everything else that stands in it stays. */
export function flipped(search: string, facet: Facet, value: string): string {
  const asked = new URLSearchParams(search);
  const values = asked.getAll(facet);
  asked.delete(facet);
  const next = values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
  for (const each of next) asked.append(facet, each);
  return asked.toString();
}

/** The address without any choice. */
export function cleared(search: string): string {
  const asked = new URLSearchParams(search);
  for (const facet of facets) asked.delete(facet);
  return asked.toString();
}

/** Whether a work has one of the chosen values of every facet, `except` one. */
export function fits(entry: Entry, choice: Choice, except?: Facet): boolean {
  return facets.every(
    (facet) => facet === except || choice[facet].length === 0 || choice[facet].includes(valueOf(entry, facet)),
  );
}

/**
 * The values of a facet in the order in which the works have them. Each says how many works it has
 * under what is chosen elsewhere.
 */
export function optionsOf(
  entries: readonly Entry[],
  facet: Facet,
  choice: Choice,
  label: (entry: Entry) => string,
): Option[] {
  const options = new Map<string, Option>();
  for (const entry of entries) {
    const value = valueOf(entry, facet);
    if (!value) continue;
    const option = options.get(value) ?? {
      value,
      label: label(entry),
      count: 0,
      chosen: choice[facet].includes(value),
    };
    if (fits(entry, choice, facet)) option.count++;
    options.set(value, option);
  }
  return [...options.values()];
}

/** A work's own values as attributes; by them a page narrows its list before React has come (shared/publish/choice-script.ts). */
export function valuesOf(entry: Entry): Record<`data-${Facet}`, string> {
  return { 'data-group': valueOf(entry, 'group'), 'data-status': valueOf(entry, 'status') };
}

/** A value as the address has it: "Development Design" → "development-design". */
function valueOf(entry: Entry, facet: Facet): string {
  return (entry[facet] ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
