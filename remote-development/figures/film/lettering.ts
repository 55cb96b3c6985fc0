import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Buffer as Run, Face, Font, shape, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { ink, type Ink } from '../sheet';

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
);

const face = new Face(new Blob(new Uint8Array(await decompress(readFileSync(fontFile))).buffer));
const fonts = new Map<number, Font>();

const hangul = /\p{Script=Hangul}/u;
/** Syllables fill their square: beside Latin letters they look as large in this part of the size. */
const hangulSize = 0.94;
/** Ems that a syllable and another sign take in the faces of most systems. */
const syllableWidth = 0.92;
const otherWidth = 0.4;

export type LetteringLook = {
  /** Left end of the baseline, in units of the frame. */
  x: number;
  y: number;
  size: number;
  weight?: 400 | 500 | 600;
  color?: Ink;
  /** Em by which letters move together. */
  tracking?: number;
};

/**
 * A line of text as outlines: frames are drawn alike on machines that don't have the font. Hangul stays text, because the
 * face has none: it is as long on every machine, whichever face that has.
 */
export function lettering(words: string, look: LetteringLook): string {
  const { x, y, size, weight = 500, color = ink.line, tracking = 0 } = look;
  if (hangul.test(words)) {
    const length = lengthOf(words, look).toFixed(1);
    return `<text x="${x}" y="${y}" font-family="sans-serif" font-size="${(size * hangulSize).toFixed(1)}" font-weight="${weight}" fill="${color}" textLength="${length}">${words}</text>`;
  }
  const font = fontOf(weight);
  const run = runOf(words, font);
  const scale = size / face.upem;
  let left = 0;
  let outlines = '';
  const advances = run.getGlyphPositions();
  for (const [i, { codepoint }] of run.getGlyphInfos().entries()) {
    outlines += `<path transform="translate(${left.toFixed(1)})" d="${font.glyphToPath(codepoint)}"/>`;
    left += (advances[i]?.xAdvance ?? 0) + tracking * face.upem;
  }
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines}</g>`;
}

/** How far a line of text reaches, in units of the frame. */
export function lengthOf(words: string, { size, weight = 500, tracking = 0 }: Omit<LetteringLook, 'x' | 'y'>): number {
  if (hangul.test(words)) {
    const ems = [...words].map((letter) => (hangul.test(letter) ? syllableWidth : otherWidth));
    return ems.reduce((sum, width) => sum + width, 0) * size * hangulSize;
  }
  const run = runOf(words, fontOf(weight));
  const units = run.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance + tracking * face.upem, 0);
  return (units * size) / face.upem;
}

function runOf(words: string, font: Font): Run {
  const run = new Run();
  run.addText(words);
  run.guessSegmentProperties();
  shape(font, run);
  return run;
}

function fontOf(weight: number): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  fonts.set(weight, font);
  return font;
}
