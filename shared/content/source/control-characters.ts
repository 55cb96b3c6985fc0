import { ContentError } from './content-error';

/** What no text may contain: control characters but tab and newline (XML forbids most), and what a failed decoding left. */
const refused = /[^\P{Cc}\t\n]|\uFFFD/u;

const names: Readonly<Record<string, string>> = {
  'U+0000': 'null',
  'U+0008': 'backspace',
  'U+000B': 'vertical tab',
  'U+000C': 'form feed',
  'U+001B': 'escape',
  'U+007F': 'delete',
  'U+0085': 'next line',
};

/** @throws ContentError with line and column of the first character that can't be published. */
export function checkCharacters(file: string, text: string): void {
  const found = refused.exec(text);
  if (!found) return;
  const before = text.slice(0, found.index).split('\n');
  const place = [before.length, (before.at(-1) ?? '').length + 1] as const;
  if (found[0] === '\uFFFD')
    throw ContentError.at(file, place, 'A character is not UTF-8', 'a file that is saved as UTF-8');
  throw ContentError.at(
    file,
    place,
    `There is a control character, ${controlCharacterIn(found[0])}`,
    'text with tabs and line breaks only: delete the character, or type its surroundings again',
  );
}

/** Names the first control character of a text, such as "U+000B (vertical tab)". */
export function controlCharacterIn(text: string): string | undefined {
  const character = /[^\P{Cc}\t\n]/u.exec(text)?.[0];
  if (character === undefined) return undefined;
  const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  return names[code] ? `${code} (${names[code]})` : code;
}
