/** What a visitor can set in a study. `value` is what holds until something else is chosen. */
export type Setting =
  | { kind: 'number'; label: string; unit?: string; min: number; max: number; step: number; value: number }
  | { kind: 'choice'; label: string; options: Readonly<Record<string, string>>; value: string }
  | { kind: 'switch'; label: string; value: boolean }
  /** `fault` says in a sentence what is wrong with a text, or nothing. */
  | { kind: 'text'; label: string; value: string; fault: (text: string) => string | undefined };

export type Settings = Readonly<Record<string, Setting>>;

/** The values of settings, by name: `{ seed: number; rule: string; … }`. */
export type Values<S extends Settings> = {
  readonly [K in keyof S]: S[K] extends { kind: 'number' }
    ? number
    : S[K] extends { kind: 'switch' }
      ? boolean
      : string;
};

type Reading = { value: Setting['value'] } | { fault: string };

/**
 * Reads settings from a query string. A parameter that makes no sense leaves its setting as it was
 * and gives a sentence that names it; parameters of others are no concern.
 */
export function readSettings<S extends Settings>(settings: S, search: string): { values: Values<S>; faults: string[] } {
  const query = new URLSearchParams(search);
  const faults: string[] = [];
  const values: Record<string, Setting['value']> = {};
  for (const [name, setting] of Object.entries(settings)) {
    values[name] = setting.value;
    const text = query.get(name);
    if (text === null) continue;
    const reading = readValue(setting, text);
    if ('fault' in reading) faults.push(`The address says ${name}=${shortened(text)}: ${reading.fault}`);
    else values[name] = reading.value;
  }
  return { values: values as Values<S>, faults };
}

/** The query string of values: what is as it was is left out, parameters of others stay. */
export function writeSettings<S extends Settings>(settings: S, values: Values<S>, search: string): string {
  const query = new URLSearchParams(search);
  for (const [name, setting] of Object.entries(settings)) {
    const value = values[name];
    if (value === setting.value) query.delete(name);
    else query.set(name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/** A number inside its setting's range, on its step. */
export function fitted({ min, max, step }: Extract<Setting, { kind: 'number' }>, value: number): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Number(Math.min(max, Math.max(min, stepped)).toFixed(6));
}

function readValue(setting: Setting, text: string): Reading {
  switch (setting.kind) {
    case 'number': {
      const value = Number(text);
      const { label, min, max } = setting;
      if (text.trim() === '' || !Number.isFinite(value) || value < min || value > max)
        return { fault: `${label} is a number from ${min} to ${max}. ${setting.value} is shown instead.` };
      return { value: fitted(setting, value) };
    }
    case 'choice':
      if (!Object.hasOwn(setting.options, text))
        return { fault: `${setting.label} is one of ${Object.keys(setting.options).join(', ')}.` };
      return { value: text };
    case 'switch':
      if (text !== 'yes' && text !== 'no') return { fault: `${setting.label} is yes or no.` };
      return { value: text === 'yes' };
    case 'text': {
      const fault = setting.fault(text);
      return fault ? { fault } : { value: text };
    }
  }
}

function shortened(text: string): string {
  return text.length > 24 ? `${text.slice(0, 23)}…` : text;
}
