import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { packageFolder } from '@portfolio/workspace/packages';

/** Run in a process of its own: what measures fonts is an ES module, which Jest can't require. */
function cssOf(family: string, characters: string, languages: readonly string[] = ['en']): string {
  const styles = join(packageFolder('@portfolio/styles'), 'package.json');
  const script = `
    import { findTypeface } from './typeface';
    import { typefaceCss } from './typeface-css';
    const typeface = findTypeface(${JSON.stringify(family)}, ${JSON.stringify(styles)});
    console.log(await typefaceCss(typeface, ${JSON.stringify(characters)}, ${JSON.stringify(languages)}));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return execFileSync(process.execPath, args, { cwd: __dirname, encoding: 'utf8' });
}

/** Values of the fallback faces, by family and weight. */
function fallbacksIn(css: string) {
  const faces = [...css.matchAll(/font-family: '([^']+ Fallback[^']*)';[^}]*?font-weight: (\d+);([^}]*)/g)];
  return faces.map(([, family, weight, values = '']) => ({
    family,
    weight,
    values: [...values.matchAll(/[\d.]+(?=%)/g)].map(Number),
  }));
}

test('only subsets that have a character of the site are part of it', () => {
  const [plain, polish] = [cssOf('Archivo', 'abc'), cssOf('Archivo', 'abcł')];
  expect(plain).not.toContain('latin-ext');
  expect(polish).toMatch(/latin-ext-wght-normal\.woff2[^}]*unicode-range: U\+0100/);
  expect(polish.indexOf('archivo-latin-wght')).toBeLessThan(polish.indexOf('latin-ext'));
}, 30_000);

test('fallback fonts are as wide as the family at each weight, and as high', () => {
  const css = cssOf('Archivo', 'abc');
  const [regular, , semibold] = fallbacksIn(css);
  expect(fallbacksIn(css).map(({ family, weight }) => [family, weight])).toEqual([
    ...['400', '500', '600'].map((weight) => ['Archivo Fallback', weight]),
    ...['400', '500', '600'].map((weight) => ['Archivo Fallback Roboto', weight]),
    ...['400', '500', '600'].map((weight) => ['Archivo Fallback DejaVu', weight]),
  ]);
  // Measured in a browser.
  [98.4, 89.3, 21.4].forEach((value, index) => expect(Math.abs(regular!.values[index]! - value)).toBeLessThan(1.5));
  [95.2, 92.2, 22.1].forEach((value, index) => expect(Math.abs(semibold!.values[index]! - value)).toBeLessThan(1.5));
  expect(css).toContain(
    "--latin: 'Archivo', 'Archivo Fallback', 'Archivo Fallback Roboto', 'Archivo Fallback DejaVu';",
  );
}, 30_000);

test('beside Hangul the same file is drawn a little larger, only in Korean documents', () => {
  const [english, korean] = [cssOf('Archivo', 'abc'), cssOf('Archivo', 'abc', ['en', 'ko'])];
  expect(korean.startsWith(english.trimEnd())).toBe(true);
  const own = korean.slice(english.trimEnd().length);
  expect(own).toMatch(
    /font-family: 'Archivo KR';\s+src: url\('@fontsource-variable\/archivo\/files\/archivo-latin-wght-/,
  );
  expect(own).toContain('size-adjust: 103%;');
  expect(own).toContain(
    ":root:lang(ko) {\n  --latin: 'Archivo KR', 'Archivo KR Fallback Space', 'Archivo KR Fallback',",
  );
  const [english400] = fallbacksIn(english);
  const korean400 = fallbacksIn(own).find(({ family }) => family === 'Archivo KR Fallback');
  // Larger by that, and by what the narrow space takes from the average width of English text; and as high.
  expect(korean400!.values[0]! / english400!.values[0]!).toBeCloseTo(1.03 * 1.024, 2);
  const height = ([size = 0, ascent = 0]: readonly number[]) => size * ascent;
  expect(height(korean400!.values) / height(english400!.values)).toBeCloseTo(1.03, 2);
}, 60_000);

test('the space of a fallback font is as wide as the one of the family', () => {
  const spaces = [...cssOf('Archivo', 'abc', ['ko']).matchAll(/@font-face \{[^}]*unicode-range: U\+20;[^}]*\}/g)];
  // 209 thousandths of the size, and Arial has 278, Roboto 248; three hundredths larger.
  const [arial = '', roboto = ''] = spaces.map(([css]) => css);
  expect(arial).toMatch(/local\('Arial'\)[^}]*size-adjust: 77\.5%/);
  expect(roboto).toMatch(/local\('Roboto'\)[^}]*size-adjust: 86\.8%/);
  // Smaller letters with the same ascent: 0.878 of the family's size.
  expect(Number(/ascent-override: ([\d.]+)%/.exec(arial)?.[1])).toBeCloseTo((87.8 * 1.03) / 0.775, 0);
}, 30_000);

test('a family that has Hangul is not drawn larger', () => {
  expect(cssOf('Fraunces', 'abc', ['ko'])).toContain('Fraunces KR');
  expect(cssOf('Noto Sans KR', 'abc', ['ko'])).not.toContain('lang(ko)');
}, 60_000);
