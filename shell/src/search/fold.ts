/**
 * A word as the search compares it: small letters, no accents, Hangul taken apart into its letters. So a
 * syllable that is still being typed is the beginning of the finished one, and one wrong key is one
 * wrong letter of many.
 */
export function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

export function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(wordPattern) ?? [];
}

export const wordPattern = /[\p{L}\p{N}]+/gu;

/**
 * How a word stands in the index. Korean writes compounds as one word, "열린도서관": each of its ends of
 * two syllables or more can be searched by its own.
 */
export function indexed(word: string): string[] {
  const syllables = [...word];
  if (!/\p{Script=Hangul}/u.test(word)) return [fold(word)];
  return syllables.slice(0, Math.max(1, syllables.length - 1)).map((_, start) => fold(syllables.slice(start).join('')));
}
