import { z } from 'zod';

/** A text in one line, trimmed, without YAML's line breaks. */
export const text = (what: string) =>
  z
    .string({ error: what })
    .overwrite((value) => value.replace(/[ \t\n]+/g, ' ').trim())
    .min(1, { error: what });
export const short = (what: string, limit: number) => text(what).max(limit, { error: `at most ${limit} characters` });
export const oneOf = (values: readonly string[]) => `one of ${values.map((value) => `"${value}"`).join(', ')}`;
export const pick = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: oneOf(values) });
/** A text of this form and no other. */
export const matching = (pattern: RegExp, what: string) => z.string({ error: what }).regex(pattern, { error: what });
export const yesOrNo = z.boolean({ error: 'true or false' });
export const webAddress = (what: string) => z.url({ protocol: /^https?$/, error: what });

/** An object without unknown fields. The message about those has one line for each. */
export function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape, what: string) {
  const names = Object.keys(shape);
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? issue.keys.map((key) => known(key, names)).join('\n') : what,
  });
}

/** What a name is meant to be: one that only differs in capitals or in the order of letters, or one of all. */
export function known(written: string, names: readonly string[]): string {
  const letters = (name: string) => [...name.toLowerCase()].sort().join('');
  const meant =
    names.find((name) => name.toLowerCase() === written.toLowerCase()) ??
    names.find((name) => letters(name) === letters(written));
  return meant ? `"${meant}"` : `one of ${names.join(', ')}`;
}
