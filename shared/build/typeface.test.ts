import { join } from 'node:path';
import { packageFolder } from '@portfolio/workspace/packages';
import { findTypeface } from './typeface';

const styles = join(packageFolder('@portfolio/styles'), 'package.json');
const found = (name: string) => findTypeface(name, styles)!;
test('a variable family is one file for all weights, its Latin letters first', () => {
  const { family, generic, files } = found('Archivo');
  expect([family, generic]).toEqual(['Archivo', 'sans-serif']);
  expect(files[0]).toMatchObject({
    url: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
    weights: [400, 500, 600],
    range: { min: 100, max: 900 },
  });
});

test('a family with a file for each weight has those in use', () => {
  const latin = found('Roboto').files.filter(({ subset }) => subset === 'latin');
  expect(latin.map(({ url, weights }) => [url.replace(/.*latin-/, ''), weights])).toEqual([
    ['400-normal.woff2', [400]],
    ['500-normal.woff2', [500]],
    ['600-normal.woff2', [600]],
  ]);
});

test('a weight that a family lacks is that of the nearest that it has', () => {
  const latin = found('Arimo').files.filter(({ subset }) => subset === 'latin');
  expect(latin.flatMap(({ weights }) => weights)).toEqual([400, 500, 600]);
});

test('a family that is not installed is not found', () => {
  expect(findTypeface('No such family', styles)).toBeUndefined();
});
