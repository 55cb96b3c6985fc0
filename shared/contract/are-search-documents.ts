import { areAll } from './is-document';
import type { SearchDocument } from './page';

/** Apart from the other documents: only the search reads these. */
export function areSearchDocuments(value: unknown): value is readonly SearchDocument[] {
  return areAll(value, ['path', 'area', 'label', 'title', 'summary', 'about', 'text']);
}
