import { contentFixture, drawing, page, tower } from '../testing/content-fixture';

const folder = 'remote-architecture/content/TWR';
const names = ['a.svg', 'b.svg', 'c.svg'];
const images = names.flatMap((name) => [
  `  - imgSrc: ${name}`,
  `    captionText: ${name}`,
  `    alt: ${name}`,
  '    small: false',
]);

/** A page with three pictures. */
function threePictures(body: string) {
  const files = Object.fromEntries(names.map((name) => [`${folder}/${name}`, drawing]));
  return contentFixture({ [tower]: page(['images:', ...images], body), ...files });
}

test('a picture of the page hangs where the text names it, and is counted there', async () => {
  const { figures = [], sections = [] } = (await (await threePictures('One.\n\n![](c.svg)\n')).read()).pages[0] ?? {};
  expect(figures.map(({ captionText }) => captionText)).toEqual(['a.svg', 'c.svg', 'b.svg']);
  expect(sections[0]?.blocks[1]).toEqual({ kind: 'figure', figure: figures[1] });
});

test.each([
  ['![](a.svg)', '"a" stands first on the page already'],
  ['![](b.svg)\n\n![](b.svg)', '"b" stands in the text already'],
])('a picture of the page hangs once: %s', async (body, message) => {
  expect(await (await threePictures(body)).mistakeIn()).toMatch(`The picture ${message}. Expected: one place.`);
});
