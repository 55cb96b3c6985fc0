/** Lower case, no accents, Hangul in letters: an unfinished syllable is a prefix of the finished one. */
export function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

export function wordsOf(text: string): string[] {
  return text.normalize('NFC').match(wordPattern) ?? [];
}

export const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Arabic writes the article, and small words before it, into the next word. */
export function sought(folded: string): string {
  return folded.replace(/^(?:[وفبك]?ال|لل)(?=\p{Script=Arabic}{2})/u, '');
}

/** Too few letters to tell words apart by the letters that they begin with. */
const short = /^[가-힣]{1,2}$/;

/** As {@link fold}, but short words in Hangul stay in whole syllables: 도 is not the beginning of 동. */
export function foldWhole(word: string): string {
  return short.test(word) ? word : fold(word);
}

export function isShort(term: string): boolean {
  return short.test(term);
}

/** Every syllable has one letter that leads it. */
export function syllablesIn(term: string): number {
  return term.match(/[\u1100-\u1112]/g)?.length ?? 0;
}

/** Korean writes compounds as one word ("열린도서관"): suffixes and pairs of syllables are indexed too. */
export function indexed(word: string): string[] {
  const syllables = [...word];
  if (!/\p{Script=Hangul}/u.test(word)) return [...new Set([fold(word), sought(fold(word))])];
  const starts = syllables.slice(0, Math.max(1, syllables.length - 1));
  const suffixes = starts.map((_, start) => fold(syllables.slice(start).join('')));
  const whole = [word.slice(0, 1), ...starts.map((_, start) => syllables.slice(start, start + 2).join(''))];
  return [...suffixes, ...new Set(whole.filter(isShort))];
}

/** In the order of Unicode: each stands for 588 syllables. */
const leading = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const firstSyllable = 0xac00;

/** By which Korean readers abbreviate a word: 도서관 is ㄷㅅㄱ. */
export function initials(word: string): string[] {
  const letters = [...word].map((syllable) => leading[Math.floor((syllable.charCodeAt(0) - firstSyllable) / 588)]);
  const from = letters.every(Boolean) ? letters.join('') : '';
  return [...from].slice(1).map((_, start) => from.slice(start));
}
