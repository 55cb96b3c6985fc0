import { advanceOf, outlineOf, type Setting } from '@portfolio/render/letters/outline';
import { letters } from '@portfolio/render/letters/outlined';
import { ink, type Ink } from '../sheet';

const hangul = /\p{Script=Hangul}/u;
/** Syllables fill their square: beside Latin letters they look as large in this part of the size. */
const hangulSize = 0.94;
/** Ems that a syllable and another sign take in the faces of most systems. */
const syllableWidth = 0.92;
const otherWidth = 0.4;

export type LetteringLook = Setting & {
  /** Left end of the baseline, in units of the frame. */
  x: number;
  y: number;
  color?: Ink;
};

/**
 * A line of text as outlines: frames are drawn alike on machines that don't have the font. What the face lacks, as it does
 * Hangul, stays text: it is as long on every machine, whichever face that has.
 */
export function lettering(words: string, { color = ink.line, weight = 500, ...look }: LetteringLook): string {
  const { x, y, size } = look;
  const data = outlineOf(words, { ...look, weight });
  if (data !== undefined) return letters(words, data, ` fill="${color}"`);
  const length = lengthOf(words, look).toFixed(1);
  return `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${(size * hangulSize).toFixed(1)}" font-weight="${weight}" fill="${color}" textLength="${length}">${words}</text>`;
}

/** How far a line of text reaches, in units of the frame. */
export function lengthOf(words: string, { weight = 500, ...setting }: Setting): number {
  const known = advanceOf(words, { ...setting, weight });
  if (known !== undefined) return known;
  const ems = [...words].map((letter) => (hangul.test(letter) ? syllableWidth : otherWidth));
  return ems.reduce((sum, width) => sum + width, 0) * setting.size * hangulSize;
}
