import { stripVTControlCharacters } from 'node:util';

/** Code points after which a text is cut. */
const limit = 300;
/** Also what turns the direction of writing; what joins emoji stays. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text from elsewhere as one line that does nothing to a terminal. */
export function plainLine(text: string): string {
  const line = shownLine(text);
  const points = [...line];
  return points.length > limit ? `${points.slice(0, limit - 1).join('')}…` : line;
}

/** Like {@link plainLine}, however long it is. */
export function shownLine(text: string): string {
  return stripVTControlCharacters(text).replace(invisible, ' ').replace(/\s+/g, ' ').trim();
}
