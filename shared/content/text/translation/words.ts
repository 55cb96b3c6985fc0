import type { Words } from './merged';

/** The words of a page. A list is translated item by item: each names the file of the original's item. */
export const pageWords: Words = {
  title: true,
  railTitle: true,
  summary: true,
  description: true,
  type: true,
  place: true,
  facts: true,
  images: { imgSrc: true, captionText: true, alt: true, credit: true },
  form: true,
};

/** The words of the introduction of an area. */
export const areaWords: Words = { title: true, groups: true, studies: true };

/** The words of the site's settings. */
export const siteWords: Words = {
  name: true,
  role: true,
  facts: true,
  groups: true,
  counting: true,
  links: { label: true },
  profiles: { label: true },
  downloads: { label: true },
};

/** Of a value only what has words. */
export function wordsIn(value: unknown, words: Words | true): unknown {
  if (words === true || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => wordsIn(item, words));
  const entries = Object.entries(words).map(([name, inside]) => [name, wordsIn(Reflect.get(value, name), inside)]);
  return Object.fromEntries(entries);
}

/** The names in braces of a text, for which its reader writes something else: "{count}". */
export function placesIn(text: unknown): string[] {
  return String(text).match(/\{\w+\}/g) ?? [];
}
