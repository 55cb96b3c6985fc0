import type { Entry } from '@portfolio/contract/page';

/**
 * The filters of the list of works; also the names of the parameters in the address, such as
 * "?group=research&group=study&status=finished". None chosen means all.
 */
export const facets = ['group', 'status'] as const;
export type Facet = (typeof facets)[number];

export type Option = { value: string; label: string; count: number; chosen: boolean };

/** How the works are shown; a parameter of the address, too: "?view=pictures". */
export const layouts = ['table', 'pictures'] as const;
export type Layout = (typeof layouts)[number];
export const layoutParameter = 'view';

export function layoutOf(choice: URLSearchParams): Layout {
  return layouts.find((each) => each === choice.get(layoutParameter)) ?? layouts[0];
}

/** The address with another layout; the filters stay. */
export function laidOut(choice: URLSearchParams, layout: Layout): string {
  const next = new URLSearchParams(choice);
  if (layout === layouts[0]) next.delete(layoutParameter);
  else next.set(layoutParameter, layout);
  return next.toString();
}

/** The address with one value added or removed; other parameters stay. */
export function toggled(choice: URLSearchParams, facet: Facet, value: string): string {
  const next = new URLSearchParams(choice);
  if (next.has(facet, value)) next.delete(facet, value);
  else next.append(facet, value);
  return next.toString();
}

/** The address without any choice. */
export function cleared(choice: URLSearchParams): string {
  const next = new URLSearchParams(choice);
  for (const facet of facets) next.delete(facet);
  return next.toString();
}

/** Whether a work has one of the chosen values of every facet, `except` one. */
export function fits(entry: Entry, choice: URLSearchParams, except?: Facet): boolean {
  return facets.every((facet) => facet === except || !choice.has(facet) || choice.has(facet, valueOf(entry, facet)));
}

/** The values of a facet in the works' order, each with its number of works under what is chosen elsewhere. */
export function optionsOf(
  entries: readonly Entry[],
  facet: Facet,
  choice: URLSearchParams,
  label: (entry: Entry) => string,
): Option[] {
  const options = new Map<string, Option>();
  for (const entry of entries) {
    const value = valueOf(entry, facet);
    if (!value) continue;
    const option = options.get(value) ?? { value, label: label(entry), count: 0, chosen: choice.has(facet, value) };
    if (fits(entry, choice, facet)) option.count++;
    options.set(value, option);
  }
  return [...options.values()];
}

/** A work's values as attributes: before hydration a script narrows the list by them (shared/compose/document/scripts/works-filter-script.ts). */
export function valuesOf(entry: Entry): Record<`data-${Facet}`, string> {
  return { 'data-group': valueOf(entry, 'group'), 'data-status': valueOf(entry, 'status') };
}

/** A value in the address, the same in every language: "Early Sketch" → "early-sketch". */
function valueOf({ group, status, statusValue = status }: Entry, facet: Facet): string {
  return ({ group, status: statusValue }[facet] ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
