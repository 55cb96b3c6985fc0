import type { Direction } from '@portfolio/contract/shell';

/**
 * Scripts in use that are written from right to left. What engines say of a language is not asked: Node 20 takes Divehi,
 * and Azerbaijani in Arabic letters, to be written from the left, and another version would make another release.
 */
const fromTheRight = 'Adlm Arab Aran Gara Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi'.split(' ');

/** The direction in which a language is written. @param language a tag, such as "ar" or "az-Arab". */
export function directionOf(language: string): Direction {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && fromTheRight.includes(script) ? 'rtl' : 'ltr';
}

/** What a part says of itself that is in another language than what is round it: also its direction, where that differs. */
export function foreignPart(language: string, round: string): { language: string; direction?: Direction } {
  const direction = directionOf(language);
  return { language, ...(direction !== directionOf(round) && { direction }) };
}
