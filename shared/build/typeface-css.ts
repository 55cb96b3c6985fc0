import { fallbackFaces, fallbackFacesBeside, type FallbackFaces } from './fallback-faces';
import type { FontFile, Typeface } from './typeface';

/**
 * How much larger Latin letters are beside Hangul. Designers of both make Hangul 1.22 to 1.28 times as high as capitals
 * (Gothic A1 1.22, Pretendard and Noto Sans KR 1.23, IBM Plex Sans KR 1.28). Beside Archivo's capitals Hangul of Noto
 * Sans CJK is 1.32 times as high and that of Apple SD Gothic Neo 1.26 times; so it becomes 1.28 and 1.23 times.
 */
const besideHangul = 1.03;

/**
 * The CSS of a typeface: its files that have characters of the site, its fallback fonts, and the token `--latin`. In
 * Korean documents that is the same file at another size.
 * @param characters of the site.
 * @param languages of the site, as tags of BCP 47.
 */
export async function typefaceCss(
  { family, generic, files }: Typeface,
  characters: string,
  languages: readonly string[],
): Promise<string> {
  const [first] = files;
  const used = files.filter((file) => file.subset === first?.subset || hasAnyOf(file, characters));
  const latin = files.filter(({ subset }) => subset === first?.subset);
  const faces = (name: string, size?: number) =>
    used.map((file) => fontFace(name, file, file.subset === first?.subset, size)).join('');
  const fallbacks = await fallbackFaces(family, latin);
  const css = [
    faces(family),
    fallbacks.css,
    `:root {\n  ${latinToken(family, fallbacks)}\n  --generic: ${generic};\n}\n`,
  ];
  const hasHangul = files.some((file) => hasAnyOf(file, '가'));
  if (!hasHangul && languages.some((tag) => /^ko\b/.test(tag))) {
    const korean = `${family} KR`;
    const beside = await fallbackFacesBeside(korean, latin, besideHangul);
    css.push(faces(korean, besideHangul), beside.css, `:root:lang(ko) {\n  ${latinToken(korean, beside)}\n}\n`);
  }
  return css.join('');
}

function latinToken(family: string, { families }: FallbackFaces): string {
  return `--latin: ${[family, ...families].map((name) => `'${name}'`).join(', ')};`;
}

/** A subset beside the first is only loaded by pages that have one of its characters. */
function fontFace(
  name: string,
  { url, weights, range, characters }: FontFile,
  isFirst: boolean,
  size: number | undefined,
): string {
  const [from, to] = [
    Math.max(weights[0] ?? 400, range?.min ?? 0),
    Math.min(weights.at(-1) ?? 400, range?.max ?? 1000),
  ];
  return [
    '@font-face {',
    `  font-family: '${name}';`,
    `  src: url('${url}') format('woff2');`,
    `  font-weight: ${from === to ? from : `${from} ${to}`};`,
    '  font-display: swap;',
    ...(size ? [`  size-adjust: ${100 * size}%;`] : []),
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
