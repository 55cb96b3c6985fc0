import { ownTexts } from './own-texts';

/**
 * The English texts of a study, with those of the site in their places. A site has one language, so a module may keep
 * what it gets.
 * @param study as pages name it, or "instrument" for what all studies say
 */
export function translated<const Texts extends object>(study: string, english: Texts): Texts {
  return withOwn(english, ownTexts[study]) as Texts;
}

function withOwn(english: unknown, own: unknown): unknown {
  if (own === undefined) return english;
  if (typeof english !== 'object' || english === null) return own;
  const ownOf = (name: string | number): unknown => (own as Readonly<Record<string | number, unknown>>)[name];
  if (Array.isArray(english)) return english.map((each, index) => withOwn(each, ownOf(index)));
  return Object.fromEntries(Object.entries(english).map(([name, each]) => [name, withOwn(each, ownOf(name))]));
}

/** The names in braces of a text, such as "count" of "{count} rooms". */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** Puts values in the places of their names: fill('{count} rooms', { count: 3 }) is "3 rooms". */
export function fill<Text extends string>(
  text: Text,
  values: Readonly<Record<NamesIn<Text>, string | number>>,
): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    String((values as Record<string, unknown>)[name] ?? place),
  );
}
