import type { Entry, PageDocument } from './page';

/**
 * Whether JSON of another release has the fields that this build reads. Areas are released alone: a list can be newer
 * than the shell that reads it.
 */
export function isPageDocument(value: unknown): value is PageDocument {
  return (
    hasTexts(value, ['path', 'label', 'title', 'summary']) &&
    ['facts', 'figures', 'sections'].every((name) => Array.isArray(Reflect.get(value, name)))
  );
}

export function areEntries(value: unknown): value is readonly Entry[] {
  return areAll(value, ['path', 'area', 'label', 'title', 'railTitle', 'summary']);
}

/** @param names of fields that are texts. */
export function areAll(value: unknown, names: readonly string[]): boolean {
  return Array.isArray(value) && value.every((each) => hasTexts(each, names));
}

function hasTexts(value: unknown, names: readonly string[]): value is object {
  return (
    typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
