import { scopedCss } from './scoped-css-loader';

const scoped = (css: string) => spaced(scopedCss(css, 'research'));
const spaced = (css: string) =>
  css
    .replace(/\s*([{}])\s*/g, ' $1 ')
    .replace(/\s+/g, ' ')
    .trim();

test('what is said of the document holds for the pages of the area alone', () => {
  const css = ':root, [dir="ltr"] { --a: 1 } html { b: 1 } body:has(.c) > p { d: 1 } h1 { e: 1 } .body { f: 1 }';
  expect(scoped(css)).toBe(
    `@scope ([data-foreign='research']) { :scope, [dir="ltr"] { --a: 1 } :scope { b: 1 } :scope:has(.c) > p { d: 1 } h1 { e: 1 } .body { f: 1 } }`,
  );
  expect(scoped('@media print { :root { a: 1 } }')).toBe(
    "@scope ([data-foreign='research']) { @media print { :scope { a: 1 } } }",
  );
});

test('fonts, properties and the order of layers stay those of the document; sheets of paper go', () => {
  const css =
    "@layer a, b; @import url('c.css') layer(a); @property --d { inherits: true } @font-face { font-family: E }";
  expect(scoped(css)).toBe(spaced(css));
  expect(scoped(`${css} p { f: 1 }`)).toBe(`${spaced(css)} @scope ([data-foreign='research']) { p { f: 1 } }`);
  expect(scoped('@page { size: A4 } p { f: 1 }')).toBe("@scope ([data-foreign='research']) { p { f: 1 } }");
});
