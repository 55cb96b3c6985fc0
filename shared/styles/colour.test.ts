import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandCss } from '@portfolio/content/site/brand-css';

/** Every colour of the tokens with its value in both themes. */
const css = readFileSync(join(__dirname, 'tokens/colour.css'), 'utf8');
const [plain = ''] = css.split('@media');
// Those of any owner's colour are tested in shared/content/site/brand-colours.test.ts.
const brand = brandCss('#1f6f8b');
const tokens = Object.fromEntries(
  [...(plain + brand).matchAll(/--([\w-]+):\s*(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}))/g)].map(
    ([, name = '', light = '', dark = '', both]) => [name, { light: both ?? light, dark: both ?? dark }],
  ),
);
const themes = ['light', 'dark'] as const;
const pairs = (theme: (typeof themes)[number], front: string, back: string) =>
  contrast(tokens[front]![theme], tokens[back]![theme]);

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each(themes)('in the %s theme', (theme) => {
  test.each(
    ['text', 'text-2', 'text-3', 'accent', 'accent-strong', 'success'].flatMap((front) => [
      [front, 'ground'],
      [front, 'raised'],
    ]),
  )('%s can be read on %s', (front, back) => {
    expect(pairs(theme, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['on-accent', 'accent-fill'],
    ['on-accent', 'accent-fill-strong'],
    ['ink', 'sheet'],
    ['ink', 'paper'],
    ['ink-quiet', 'paper'],
    ['ink-accent-shade', 'paper'],
    ['ink-accent', 'sheet'],
  ])('%s can be read on %s', (front, back) => {
    expect(pairs(theme, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['ground', 'raised'])('the border of a control is seen on %s', (back) => {
    expect(pairs(theme, 'control', back)).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.keys(tokens).filter((name) => /^#\w{6}$/.test(tokens[name]![theme])))(
    'one of the two focus rings is seen on %s',
    (back) => {
      expect(Math.max(pairs(theme, 'focus-dark', back), pairs(theme, 'focus-light', back))).toBeGreaterThanOrEqual(3);
    },
  );
});

test.each([
  ['text', 18.08, 16.47, 16.34, 15.1],
  ['text-2', 9.2, 8.38, 9.86, 9.11],
  ['text-3', 6.13, 5.58, 6.6, 6.1],
  ['success', 6.48, 5.9, 9.79, 9.05],
  ['control', 3.85, 3.51, 4.27, 3.94],
])('the contrast of %s is that of the table', (front, ...table) => {
  const computed = themes.flatMap((theme) => [pairs(theme, front, 'ground'), pairs(theme, front, 'raised')]);
  computed.forEach((value, index) => expect(value).toBeCloseTo(table[index]!, 1));
});
