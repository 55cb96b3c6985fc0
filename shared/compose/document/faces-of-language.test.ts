import { facesOfLanguage } from './faces-of-language';

const face = (family: string) => `@font-face{font-display:swap;font-family:${family};src:url(/a.woff2)}`;
const common = `${face('Archivo')}${face('Archivo Fallback')}:root{--latin:"Archivo","Archivo Fallback"}`;
const korean = face('Archivo KR') + face('"Archivo KR Fallback"');
const token = ':root:lang(ko){--latin:"Archivo KR","Archivo KR Fallback"}';
const css = `@layer tokens{${common}${korean}${token}}`;

test('a document has only the faces of its own language', () => {
  expect(facesOfLanguage(css, 'en')).toBe(`@layer tokens{${common}${token}}`);
  expect(facesOfLanguage(css, 'ko')).toBe(css);
  expect(facesOfLanguage(css, 'ko-KR')).toBe(css);
});

test('a sheet without faces of a language stays as it is', () => {
  const other = `${face('Noto Sans KR')}:root{--latin:"Noto Sans KR"}:root:lang(ko){--measure:31em}`;
  expect(facesOfLanguage(other, 'en')).toBe(other);
});
