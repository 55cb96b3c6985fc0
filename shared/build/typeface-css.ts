import { fallbackFaces } from './fallback-faces';
import type { FontFile, Typeface } from './typeface';

/**
 * The CSS of a typeface: its files that have characters of the site, its fallback fonts, and the token `--latin`.
 * @param characters of the site.
 */
export async function typefaceCss({ family, generic, files }: Typeface, characters: string): Promise<string> {
  const [first] = files;
  const used = files.filter((file) => file.subset === first?.subset || hasAnyOf(file, characters));
  const faces = used.map((file) => fontFace(family, file, file.subset === first?.subset));
  const fallbacks = await fallbackFaces(
    family,
    files.filter(({ subset }) => subset === first?.subset),
  );
  const names = [family, ...fallbacks.families].map((name) => `'${name}'`);
  return [...faces, fallbacks.css, `:root {\n  --latin: ${names.join(', ')};\n  --generic: ${generic};\n}\n`].join('');
}

/** A subset beside the first is only loaded by pages that have one of its characters. */
function fontFace(family: string, { url, weights, range, characters }: FontFile, isFirst: boolean): string {
  const [from, to] = [
    Math.max(weights[0] ?? 400, range?.min ?? 0),
    Math.min(weights.at(-1) ?? 400, range?.max ?? 1000),
  ];
  return [
    '@font-face {',
    `  font-family: '${family}';`,
    `  src: url('${url}') format('woff2');`,
    `  font-weight: ${from === to ? from : `${from} ${to}`};`,
    '  font-display: swap;',
    ...(isFirst ? [] : [`  unicode-range: ${characters};`]),
    '}\n',
  ].join('\n');
}

function hasAnyOf({ characters }: FontFile, text: string): boolean {
  const ranges = characters.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [parseInt(from, 16), parseInt(to, 16)] as const;
  });
  return [...text].some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => code >= from && code <= to);
  });
}
