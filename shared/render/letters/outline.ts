import { Buffer as Run, shape } from 'harfbuzzjs';
import { fontFor } from './face';
import { glyphData } from './glyph-data';

export type Setting = {
  /** Units of the drawing to an em. */
  size: number;
  /** 400 unless told. */
  weight?: number;
  /** Em by which letters move apart. */
  tracking?: number;
};

export type Place = {
  x: number;
  /** Of the baseline. */
  y: number;
  /** What of the words stands at x. */
  anchor?: 'start' | 'middle' | 'end';
};

/** The share of their length that words have on the left of their place. */
const before = { start: 0, middle: 0.5, end: 1 } as const;

/** Path data of words in the site's typeface; nothing where it lacks one of their letters. */
export function outlineOf(words: string, { x, y, anchor = 'start', ...setting }: Place & Setting): string | undefined {
  const line = setLine(words, setting);
  if (!line) return undefined;
  const left = x - line.advance * before[anchor];
  const parts = setting.size < 30 ? 20 : 5;
  return line.letters
    .map(({ outline, along, up }) => glyphData(outline, { x: left + along, y: y - up, scale: line.scale, parts }))
    .join('');
}

/** How far words reach, in units of the drawing; nothing where the typeface lacks one of their letters. */
export function advanceOf(words: string, setting: Setting): number | undefined {
  return setLine(words, setting)?.advance;
}

function setLine(words: string, { size, weight = 400, tracking = 0 }: Setting) {
  const face = fontFor(words, weight);
  if (!face) return undefined;
  const scale = size / face.upem;
  const run = new Run();
  run.addText(words);
  run.guessSegmentProperties();
  shape(face.font, run);
  const positions = run.getGlyphPositions();
  let advance = 0;
  const letters = run.getGlyphInfos().map(({ codepoint }, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
    const along = advance + xOffset * scale;
    advance += xAdvance * scale + tracking * size;
    return { outline: face.font.glyphToJson(codepoint), along, up: yOffset * scale };
  });
  return { letters, advance, scale };
}
