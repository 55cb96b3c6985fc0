import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { packageFolder } from '@portfolio/workspace/packages';

/** Run in a process of its own: what measures fonts is an ES module, which Jest can't require. */
function cssOf(family: string, characters: string): string {
  const styles = join(packageFolder('@portfolio/styles'), 'package.json');
  const script = `
    import { findTypeface } from './typeface';
    import { typefaceCss } from './typeface-css';
    console.log(await typefaceCss(findTypeface(${JSON.stringify(family)}, ${JSON.stringify(styles)}), ${JSON.stringify(characters)}));`;
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
  ]);
  // Measured in a browser.
  [98.4, 89.3, 21.4].forEach((value, index) => expect(Math.abs(regular!.values[index]! - value)).toBeLessThan(1.5));
  [95.2, 92.2, 22.1].forEach((value, index) => expect(Math.abs(semibold!.values[index]! - value)).toBeLessThan(1.5));
  expect(css).toContain("--latin: 'Archivo', 'Archivo Fallback', 'Archivo Fallback Roboto';");
}, 30_000);
