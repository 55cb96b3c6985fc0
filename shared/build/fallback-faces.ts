import { readFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { weights, type FontFile } from './typeface';

/** What a font is measured by, in its own units. */
type Metrics = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  xWidthAvg: number;
  /** The width of the space between words. */
  space: number;
};

/** A font of the system for one weight: where it is found, and how wide it is. */
type SystemFont = { local: readonly string[]; metrics: Pick<Metrics, 'unitsPerEm' | 'xWidthAvg' | 'space'> };

/**
 * Average widths in 2048ths of the size: half way between those of letters alone, as @capsizecss/metrics has them, and
 * those measured in 50,000 characters of running English text with its figures and brackets, which are up to 1 % larger.
 * Bold is for titles: 978 in 90 of them, and half a percent less so that long titles on a phone wrap where they will.
 */
const width = (xWidthAvg: number, space: number) => ({ unitsPerEm: 2048, xWidthAvg, space });
const regular = { local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], metrics: width(916, 569) };
const bold = {
  local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
  metrics: width(973, 569),
};
const dejavu = { local: ['DejaVu Sans'], metrics: width(1047, 651) };
/** Android has none of the first ones, and a small Linux has neither those nor Roboto. */
const systems: Readonly<Record<string, Readonly<Record<number, SystemFont>>>> = {
  Fallback: { 400: regular, 500: regular, 600: bold },
  'Fallback Roboto': {
    400: { local: ['Roboto', 'Roboto Regular'], metrics: width(914, 508) },
    500: { local: ['Roboto Medium'], metrics: width(921, 509) },
    600: { local: ['Roboto Bold'], metrics: width(927, 509) },
  },
  'Fallback DejaVu': {
    400: dejavu,
    500: dejavu,
    600: { local: ['DejaVu Sans Bold'], metrics: width(1171, 713) },
  },
};

/** How much of the average width is the space's: https://github.com/seek-oss/capsize/blob/master/packages/unpack */
const spaces = 0.154;

/** A family's fallback fonts: their names in the order of use, and their CSS. */
export type FallbackFaces = { families: readonly string[]; css: string };

/**
 * Fallback fonts with the metrics of a family, one for each weight in use, so that the swap does not shift the layout.
 * @param files of the family that have Latin letters.
 */
export async function fallbackFaces(family: string, files: readonly FontFile[]): Promise<FallbackFaces> {
  const own = await metricsOf(files);
  const faces = Object.entries(systems).map(([name, fonts]) =>
    letterFaces(`${family} ${name}`, own, fonts, 1, averageWidth),
  );
  return { families: Object.keys(systems).map((name) => `${family} ${name}`), css: faces.join('') };
}

/**
 * The same for text of another script with words of Latin letters in it, where these are larger by a factor. There most
 * of what the family draws is the space between words, so that has a face of its own: Archivo's is a quarter narrower
 * than Arial's.
 */
export async function fallbackFacesBeside(
  family: string,
  files: readonly FontFile[],
  factor: number,
): Promise<FallbackFaces> {
  const own = await metricsOf(files);
  const widthOfLetters = (metrics: SystemFont['metrics']) => averageWidth(metrics) - spaces * spaceWidth(metrics);
  const all = Object.entries(systems).map(([name, fonts]) => {
    const [space, letters] = [`${family} ${name} Space`, `${family} ${name}`];
    const css = [spaceFaces(space, own, fonts, factor), letterFaces(letters, own, fonts, factor, widthOfLetters)];
    return { families: [space, letters], css: css.join('') };
  });
  return { families: all.flatMap(({ families }) => families), css: all.map(({ css }) => css).join('') };
}

type Measured = readonly (readonly [weight: number, metrics: Metrics | undefined])[];

function metricsOf(files: readonly FontFile[]): Promise<Measured> {
  return Promise.all(weights.map(async (weight) => [weight, await metricsAt(files, weight)] as const));
}

/** @param width of the letters on average, as a share of the size. */
function letterFaces(
  name: string,
  own: Measured,
  fonts: Readonly<Record<number, SystemFont>>,
  factor: number,
  width: (metrics: SystemFont['metrics']) => number,
): string {
  const faces = own.map(([weight, metrics]) => {
    const font = fonts[weight];
    if (!metrics || !font) return '';
    const size = (factor * width(metrics)) / width(font.metrics);
    return face(name, String(weight), metrics, font, { size, factor });
  });
  return faces.join('');
}

/** One for all weights, whose spaces differ by a hundredth of the size. */
function spaceFaces(name: string, own: Measured, fonts: Readonly<Record<number, SystemFont>>, factor: number): string {
  const [[weight, metrics] = [0, undefined]] = own;
  const font = fonts[weight];
  if (!metrics || !font) return '';
  const size = (factor * spaceWidth(metrics)) / spaceWidth(font.metrics);
  return face(name, `${weights[0]} ${weights[2]}`, metrics, font, { size, factor, range: 'U+20' });
}

function averageWidth({ xWidthAvg, unitsPerEm }: SystemFont['metrics']): number {
  return xWidthAvg / unitsPerEm;
}

function spaceWidth({ space, unitsPerEm }: SystemFont['metrics']): number {
  return space / unitsPerEm;
}

/** The metrics of a family at a weight; a variable font is first reduced to it. */
async function metricsAt(files: readonly FontFile[], weight: number): Promise<Metrics | undefined> {
  const file = files.find((each) => each.weights.includes(weight));
  if (!file) return undefined;
  const { range, path } = file;
  const wght = range && Math.min(range.max, Math.max(range.min, weight));
  const all = await readFile(path);
  const withOnly = (characters: string) =>
    subsetFont(all, characters, { targetFormat: 'sfnt', ...(wght !== undefined && { variationAxes: { wght } }) });
  const letters = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
  return { ...(await fromBuffer(await withOnly(letters))), space: firstWidth(await withOnly(' ')) };
}

/**
 * The width of a font's first glyph after the one for missing characters, in its own units.
 * https://learn.microsoft.com/en-us/typography/opentype/spec/hmtx
 */
function firstWidth(font: Buffer): number {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const at = (tag: string) => {
    const record = tables.find((start) => font.toString('latin1', start, start + 4) === tag);
    if (record === undefined) throw new Error(`The font has no table ${tag}.`);
    return font.readUInt32BE(record + 8);
  };
  // Where all widths are equal there is only one.
  const widths = font.readUInt16BE(at('hhea') + 34);
  return font.readUInt16BE(at('hmtx') + 4 * Math.min(1, widths - 1));
}

/** A font of the system at such a size, and as high as the family is at its own. */
function face(
  name: string,
  weight: string,
  own: Metrics,
  { local }: SystemFont,
  { size, factor, range }: { size: number; factor: number; range?: string },
): string {
  const percent = (value: number) => `${((100 * factor * value) / own.unitsPerEm / size).toFixed(1)}%`;
  return [
    '@font-face {',
    `  font-family: '${name}';`,
    `  src: ${local.map((font) => `local('${font}')`).join(', ')};`,
    `  font-weight: ${weight};`,
    `  size-adjust: ${(100 * size).toFixed(1)}%;`,
    `  ascent-override: ${percent(own.ascent)};`,
    `  descent-override: ${percent(Math.abs(own.descent))};`,
    `  line-gap-override: ${percent(own.lineGap)};`,
    ...(range ? [`  unicode-range: ${range};`] : []),
    '}\n',
  ].join('\n');
}
