import type { Setting, Settings, Values } from './settings';

/** A question about a study: its words, and the settings that show the answer. */
export type PreparedQuestion<S extends Settings> = {
  readonly ask: string;
  readonly set: Partial<Values<S>>;
};

/**
 * The question whose settings are shown, the one with most settings if there are several. It follows from the values alone, so that a link asks it too.
 * @returns undefined while none is asked
 */
export function askedOf<Question extends { readonly set: object }>(
  questions: readonly Question[],
  values: Readonly<Record<string, Setting['value']>>,
): Question | undefined {
  const count = ({ set }: Question) => Object.keys(set).length;
  return [...questions]
    .sort((a, b) => count(b) - count(a))
    .find(({ set }) => Object.entries(set).every(([name, value]) => values[name] === value));
}

/** What a question changes, as it usually is. What an answer is compared with has these values. */
export function usualOf<S extends Settings>(settings: S, { set }: PreparedQuestion<S>): Partial<Values<S>> {
  const usual = Object.keys(set).map((name) => [name, settings[name]?.value]);
  return Object.fromEntries(usual) as Partial<Values<S>>;
}
