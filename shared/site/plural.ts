import type { Plurals } from '@portfolio/contract/areas';

/** `{ one: 'work', other: 'works' }` and 1 give "work". */
export function pluralOf(words: Plurals, count: number, language: string): string {
  return words[new Intl.PluralRules(language).select(count)] ?? words.other;
}

export function pluralText(
  texts: Readonly<Record<string, string>>,
  name: string,
  count: number,
  language: string,
): string {
  return texts[`${name}.${new Intl.PluralRules(language).select(count)}`] ?? texts[`${name}.other`] ?? '';
}
