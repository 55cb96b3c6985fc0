/// <reference path="./wawoff2.d.ts" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { decompress } from 'wawoff2';
import { findTypeface, weights, type FontFile } from '@portfolio/build/typeface';
import { readSettings } from '@portfolio/content/site/site-settings';
import { contentRoot } from '@portfolio/workspace/content-root';
import { packageFolder } from '@portfolio/workspace/packages';

type Drawn = { file: FontFile; face: Face; fonts: Map<number, Font> };

/** Files of Latin letters, the plain ones first. Words in other scripts stay text. */
let files: Drawn[] | undefined;

/** Reads the site's typeface: before that no letter can be drawn. @throws Error where it is not installed. */
export async function loadLetters(): Promise<void> {
  const { typeface: name } = readSettings(contentRoot);
  const typeface = findTypeface(name, join(packageFolder('@portfolio/styles'), 'package.json'));
  if (!typeface) throw new Error(`The typeface ${name} is not installed: its letters can't be drawn.`);
  const read: Drawn[] = [];
  for (const file of typeface.files.filter(({ subset }) => subset.startsWith('latin'))) {
    // One after the other: two at a time write into the same memory.
    const font = new Uint8Array(await decompress(readFileSync(file.path)));
    read.push({ file, face: new Face(new Blob(font.buffer)), fonts: new Map() });
  }
  files = read;
}

/** The site's typeface at a weight, from the file that has all these letters; nothing where none has. */
export function fontFor(words: string, weight: number): { font: Font; upem: number } | undefined {
  if (!files) throw new Error('Letters are drawn after loadLetters().');
  const nearest = weights.reduce((best, each) => (Math.abs(each - weight) < Math.abs(best - weight) ? each : best));
  const found = files.find(
    ({ file, face, fonts }) => file.weights.includes(nearest) && hasAll(words, cut(face, file, weight, fonts)),
  );
  return found && { font: cut(found.face, found.file, weight, found.fonts), upem: found.face.upem };
}

function cut(face: Face, { range }: FontFile, weight: number, fonts: Map<number, Font>): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const font = new Font(face);
  if (range) font.setVariations([new Variation('wght', Math.min(Math.max(weight, range.min), range.max))]);
  fonts.set(weight, font);
  return font;
}

function hasAll(words: string, font: Font): boolean {
  return [...words].every((letter) => font.nominalGlyph(letter.codePointAt(0) ?? 0) !== undefined);
}
