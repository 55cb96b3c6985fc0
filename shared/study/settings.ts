import { studyTexts } from './study-texts';
import { fill } from './translated';

/** A setting of a study. `value` is the default. */
export type Setting =
  | { kind: 'number'; label: string; unit?: string; min: number; max: number; step: number; value: number }
  /** By what the address says; `otherwise` has what it says for what it said before, or in another language. */
  | {
      kind: 'choice';
      label: string;
      options: Readonly<Record<string, string>>;
      value: string;
      otherwise?: Readonly<Record<string, string>>;
    }
  | { kind: 'switch'; label: string; value: boolean }
  /** `validate` returns an error message, or undefined for a valid text. */
  | { kind: 'text'; label: string; value: string; validate: (text: string) => string | undefined };

export type Settings = Readonly<Record<string, Setting>>;

/** The values of settings, by name: `{ seed: number; rule: string; … }`. */
export type Values<S extends Settings> = {
  readonly [K in keyof S]: S[K] extends { kind: 'number' }
    ? number
    : S[K] extends { kind: 'switch' }
      ? boolean
      : string;
};

type ParsedValue = { value: Setting['value'] } | { error: string };

/** The settings with other defaults. Names that they do not have are left out. */
export function startingAt<S extends Settings>(settings: S, start: Readonly<Record<string, Setting['value']>>): S {
  const begun = Object.entries(settings).map(([name, setting]) => [
    name,
    start[name] === undefined ? setting : { ...setting, value: start[name] },
  ]);
  return Object.fromEntries(begun) as S;
}

/**
 * Reads settings from a query string. An invalid parameter leaves its setting at the default and adds an error message.
 * Unknown parameters are ignored.
 * @param prefix of its parameters, where the page has several studies
 */
export function readSettings<S extends Settings>(
  settings: S,
  search: string,
  prefix = '',
): { values: Values<S>; errors: string[] } {
  const query = new URLSearchParams(search);
  const errors: string[] = [];
  const { says } = studyTexts.address;
  const values: Record<string, Setting['value']> = {};
  for (const [name, setting] of Object.entries(settings)) {
    values[name] = setting.value;
    const text = query.get(prefix + name);
    if (text === null) continue;
    const parsed = parseValue(setting, text);
    if ('error' in parsed)
      errors.push(fill(says, { setting: `${prefix}${name}=${truncate(text)}`, fault: parsed.error }));
    else values[name] = parsed.value;
  }
  return { values: values as Values<S>, errors };
}

/** The query string for the values. Default values are left out, unrelated parameters are kept. */
export function writeSettings<S extends Settings>(settings: S, values: Values<S>, search: string, prefix = ''): string {
  const query = new URLSearchParams(search);
  for (const [name, setting] of Object.entries(settings)) {
    const value = values[name];
    if (value === setting.value) query.delete(prefix + name);
    else query.set(prefix + name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** Clamps a number to the range of its setting and rounds it to the step. */
export function clampToStep({ min, max, step }: Extract<Setting, { kind: 'number' }>, value: number): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(6));
}

function parseValue(setting: Setting, text: string): ParsedValue {
  const { address } = studyTexts;
  switch (setting.kind) {
    case 'number': {
      const value = Number(text);
      const { label, min, max } = setting;
      if (text.trim() === '' || !Number.isFinite(value) || value < min || value > max)
        return { error: fill(address.number, { label, min, max, value: setting.value }) };
      return { value: clampToStep(setting, value) };
    }
    case 'choice': {
      const { label, options, otherwise } = setting;
      const value = otherwise?.[text] ?? text;
      return Object.hasOwn(options, value)
        ? { value }
        : { error: fill(address.choice, { label, names: Object.keys(options).join(', ') }) };
    }
    case 'switch':
      if (text !== 'yes' && text !== 'no') return { error: fill(address.switch, { label: setting.label }) };
      return { value: text === 'yes' };
    case 'text': {
      const error = setting.validate(text);
      return error ? { error } : { value: text };
    }
  }
}

function truncate(text: string): string {
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
}
