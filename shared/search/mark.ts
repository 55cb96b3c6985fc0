import { indexed, initials, wordPattern } from './fold';

export type Piece = { text: string; found: boolean };

/** Characters of an excerpt before and after the first match. */
const before = 50;
const after = 130;

export function mark(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.normalize('NFC').matchAll(wordPattern)) {
    if (!isFound(match[0], terms)) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), found: false });
    end = match.index + match[0].length;
    pieces.push({ text: match[0], found: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), found: false });
  return pieces;
}

export function excerpt(text: string, terms: ReadonlySet<string>): string | undefined {
  const whole = text.normalize('NFC');
  const first = [...whole.matchAll(wordPattern)].find(([word]) => isFound(word, terms));
  if (!first) return undefined;
  const start = first.index <= before ? 0 : whole.indexOf(' ', first.index - before) + 1;
  const end = first.index + after >= whole.length ? whole.length : whole.lastIndexOf(' ', first.index + after);
  return `${start > 0 ? '… ' : ''}${whole.slice(start, Math.max(end, first.index + first[0].length))}${end < whole.length ? ' …' : ''}`;
}

function isFound(word: string, terms: ReadonlySet<string>): boolean {
  return [...indexed(word), ...initials(word)].some((form) => terms.has(form));
}
