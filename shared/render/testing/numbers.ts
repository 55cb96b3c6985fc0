const units = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ordinals = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const fractions: Readonly<Record<string, number>> = { quarter: 0.25, half: 0.5 };
/** Other words that a counted thing has. */
const others: Readonly<Record<string, number>> = { no: 0, none: 0, single: 1 };

const longest = (words: readonly string[]) => [...words].sort((a, b) => b.length - a.length).join('|');
const belowHundred = `(?:(?:${tens.join('|')})(?:-(?:${longest(units)}))?|${longest(units)})`;
/** In figures, or in words: "5,200", "twenty-one", "five and a half", "a hundred and twenty". */
const number = `(?:\\d+(?:,\\d{3})*(?:\\.\\d+)?|a hundred(?: and ${belowHundred})?|${belowHundred}(?: and a (?:half|quarter))?)`;

/** The numbers in a text, in the order in which they stand. */
export function numbersIn(text: string): { written: string; index: number }[] {
  const found = text.matchAll(new RegExp(`(?<![\\w#-])${number}(?!\\w)`, 'giu'));
  return [...found].map(({ 0: written, index }) => ({ written, index }));
}

/** A phrase with "#" in the place of its number, as a pattern whose first group is that number. "##" is a heading's. */
export function patternOf(phrase: string): RegExp {
  const [before = '', after = ''] = phrase
    .split(/(?<!#)#(?!#)/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll(' ', '\\s+'));
  const words = [...ordinals, ...Object.keys(others)].join('|');
  return new RegExp(`${before}(?<!\\w)(${number}|${words})${after}(?!\\w)`, 'dgiu');
}

/** What a number says, in figures or in words. */
export function numberOf(text: string): number {
  const written = text.toLowerCase().replaceAll(',', '');
  if (/^\d/.test(written)) return Number(written);
  if (written in others) return others[written] ?? NaN;
  const ordinal = ordinals.indexOf(written);
  if (ordinal >= 0) return ordinal + 3;
  const [, whole = written, fraction = ''] = /^(.*) and a (half|quarter)$/.exec(written) ?? [];
  const [, hundred, rest = whole] = /^(a hundred)(?: and )?(.*)$/.exec(whole) ?? [];
  const [first = '', second = ''] = rest.split('-');
  const ten = tens.indexOf(first) + 2;
  const one = (word: string) => Math.max(0, units.indexOf(word));
  return (hundred ? 100 : 0) + (ten > 1 ? ten * 10 + one(second) : one(first)) + (fractions[fraction] ?? 0);
}
