import { readFile } from 'node:fs/promises';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { weights, type FontFile } from './typeface';

/** What a font is measured by, in its own units. */
type Metrics = { unitsPerEm: number; ascent: number; descent: number; lineGap: number; xWidthAvg: number };

/** A font of the system for one weight: where it is found, and how wide it is. */
type SystemFont = { local: readonly string[]; metrics: Pick<Metrics, 'unitsPerEm' | 'xWidthAvg'> };

/**
 * Average widths in 2048ths of the size: half way between those of letters alone, as @capsizecss/metrics has them, and
 * those measured in 50,000 characters of running English text with its figures and brackets, which are up to 1 % larger.
 * Bold is for titles: 978 in 90 of them, and half a percent less so that long titles on a phone wrap where they will.
 */
const width = (xWidthAvg: number) => ({ unitsPerEm: 2048, xWidthAvg });
const regular = { local: ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'], metrics: width(916) };
const bold = { local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'], metrics: width(973) };
/** Android has none of the first ones. */
const systems: Readonly<Record<string, Readonly<Record<number, SystemFont>>>> = {
  Fallback: { 400: regular, 500: regular, 600: bold },
  'Fallback Roboto': {
    400: { local: ['Roboto', 'Roboto Regular'], metrics: width(914) },
    500: { local: ['Roboto Medium'], metrics: width(921) },
    600: { local: ['Roboto Bold'], metrics: width(927) },
  },
};

/**
 * Fallback fonts with the metrics of a family, one for each weight in use, so that the swap does not shift the layout.
 * @param files of the family that have Latin letters.
 */
export async function fallbackFaces(
  family: string,
  files: readonly FontFile[],
): Promise<{ families: readonly string[]; css: string }> {
  const measured = await Promise.all(weights.map(async (weight) => [weight, await metricsAt(files, weight)] as const));
  const css = Object.entries(systems).flatMap(([name, fonts]) =>
    measured.flatMap(([weight, metrics]) => {
      const font = fonts[weight];
      return metrics && font ? face(`${family} ${name}`, weight, metrics, font) : [];
    }),
  );
  return { families: Object.keys(systems).map((name) => `${family} ${name}`), css: css.join('') };
}

/** The metrics of a family at a weight; a variable font is first reduced to it. */
async function metricsAt(files: readonly FontFile[], weight: number): Promise<Metrics | undefined> {
  const file = files.find((each) => each.weights.includes(weight));
  if (!file) return undefined;
  const { range, path } = file;
  const wght = range && Math.min(range.max, Math.max(range.min, weight));
  const letters = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
  const font = await subsetFont(await readFile(path), letters, {
    targetFormat: 'sfnt',
    ...(wght !== undefined && { variationAxes: { wght } }),
  });
  return fromBuffer(font);
}

/** As wide on average as the family, and then as high. */
function face(name: string, weight: number, own: Metrics, { local, metrics }: SystemFont): string {
  const size = own.xWidthAvg / own.unitsPerEm / (metrics.xWidthAvg / metrics.unitsPerEm);
  const share = (value: number) => `${((100 * value) / own.unitsPerEm / size).toFixed(1)}%`;
  return [
    '@font-face {',
    `  font-family: '${name}';`,
    `  src: ${local.map((font) => `local('${font}')`).join(', ')};`,
    `  font-weight: ${weight};`,
    `  size-adjust: ${(100 * size).toFixed(1)}%;`,
    `  ascent-override: ${share(own.ascent)};`,
    `  descent-override: ${share(Math.abs(own.descent))};`,
    `  line-gap-override: ${share(own.lineGap)};`,
    '}\n',
  ].join('\n');
}
