import fc from 'fast-check';
import { adjustment, brandColours, contrast, parseColour, surfaces } from './brand-colours';
import { brandCss } from './brand-css';

const anyColour = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const extremes = ['#000000', '#ffffff', '#ffe600', '#00ff00', '#0000ff', '#ffd1dc', '#808080', '#001a4d'];

test('every tone of any colour can be read where it is used', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...extremes), anyColour), (brand) => {
      const { accent, accentStrong, fill, fillStrong, on, ink, inkShade } = brandColours(brand);
      for (const theme of ['light', 'dark'] as const) {
        for (const ground of surfaces[theme]) {
          expect(contrast(accent[theme], ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(accentStrong[theme], ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(fill[theme], ground)).toBeGreaterThanOrEqual(3);
        }
        expect(contrast(on, fill[theme])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(on, fillStrong[theme])).toBeGreaterThanOrEqual(4.5);
      }
      for (const tone of [ink, inkShade]) expect(contrast(tone, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    }),
  );
}, 60_000);

test('what is pointed at differs from what is not', () => {
  for (const brand of extremes) {
    const { accent, accentStrong, fill, fillStrong } = brandColours(brand);
    expect([brand, accent.light]).not.toEqual([brand, accentStrong.light]);
    expect([brand, accent.dark]).not.toEqual([brand, accentStrong.dark]);
    expect([brand, fill.dark]).not.toEqual([brand, fillStrong.dark]);
  }
});

test('a colour that can be read on white is used as it is, and nothing is said', () => {
  expect(brandColours('#1f6f8b').accent.light).toBe('#1f6f8b');
  expect(adjustment('#1f6f8b')).toBeUndefined();
});

test('one that cannot be read is made darker, which is said with its contrast', () => {
  const { light } = brandColours('#ffe600').accent;
  expect(adjustment('#ffe600')).toBe(
    `The colour "#ffe600" can't be read on white (1.3 : 1): ${light} is used for text and fills. Expected: a colour with at least 4.5 : 1.`,
  );
});

test('a colour that a screen cannot show loses chroma, which is said', () => {
  expect(adjustment('oklch(0.5 0.3 25)')).toMatch(
    /^The colour "oklch\(0\.5 0\.3 25\)" is outside of sRGB: #\w{6} is used\.$/,
  );
});

test.each(['redd', '', '#12', 'var(--x)', 'rgb(0 0 0 / 50%)'])('"%s" is no colour', (written) => {
  expect(parseColour(written)).toBeUndefined();
});

test.each([
  ['rebeccapurple', '#663399'],
  ['#abc', '#aabbcc'],
  ['rgb(1 2 3)', '#010203'],
])('%s is %s', (written, hex) => {
  expect(parseColour(written)).toBe(hex);
});

test('a tone that is the same in both themes is one value, which a canvas can read', () => {
  expect(brandCss('#1f6f8b')).toMatch(/--accent-fill: #\w{6};/);
  expect(brandCss('#1f6f8b')).toMatch(/--accent: light-dark\(#\w{6}, #\w{6}\);/);
});
