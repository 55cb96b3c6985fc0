import { drawing, page, photo, contentFixture, tower } from '../testing/content-fixture';

async function mistake(text: string, files: Readonly<Record<string, string | Buffer>> = {}): Promise<string> {
  const { mistakeIn } = await contentFixture({ [tower]: text, ...files });
  return mistakeIn();
}

test('a page without a title stops the build and names the file', async () => {
  expect(await mistake('---\nsummary: One sentence.\n---\nA text.\n')).toBe(
    `${tower}:1: title is missing. Expected: a title.`,
  );
});

test('a page without fields misses its title and its summary', async () => {
  expect(await mistake('---\n---\nA text.\n')).toBe(
    `There are 2 mistakes in the content:\n${tower}:1: title is missing. Expected: a title.\n${tower}:1: summary is missing. Expected: one sentence for lists and search engines.`,
  );
});

test.each([
  ['an empty title', '---\norder: 1\ntitle:\nsummary: One.\n---\n', '3: title is empty. Expected: a title'],
  ['a title of blanks', '---\ntitle: "  "\nsummary: One.\n---\n', '2: title is "  ". Expected: a title'],
  [
    'a title that is a number',
    '---\ntitle: 2021\nsummary: One.\n---\n',
    '2: title is 2021. Expected: a title, in quotes',
  ],
  ['a title that is a list', '---\ntitle: [A, B]\nsummary: One.\n---\n', '2: title is a list. Expected: a title'],
  [
    'a title of 81 characters',
    `---\ntitle: ${'a'.repeat(81)}\nsummary: One.\n---\n`,
    '2: title has 81 characters. Expected: at most 80 characters',
  ],
  [
    'a summary of 201 characters',
    `---\ntitle: A\nsummary: ${'a'.repeat(201)}\n---\n`,
    '3: summary has 201 characters. Expected: at most 200 characters',
  ],
  [
    'a list instead of fields',
    '---\n- title\n---\n',
    '1: The frontmatter is a list. Expected: fields such as "title: …"',
  ],
])('%s stops the build', async (_, text, message) => {
  expect(await mistake(text)).toBe(`${tower}:${message}.`);
});

test('a summary may have 200 characters', async () => {
  const { read } = await contentFixture({ [tower]: `---\ntitle: A\nsummary: ${'a'.repeat(200)}\n---\n` });
  expect((await read()).pages[0]?.summary).toHaveLength(200);
});

const states = 'one of "Planned", "Finished"';
const factRows = 'one of State, Maker, Prize, Helpers, Weight';

test.each([
  ['an unknown status', ['facts:', '  State: Done'], `5: facts.State is "Done". Expected: ${states}`],
  ['an empty status', ['facts:', '  State:'], `5: facts.State is empty. Expected: ${states}`],
  ['an unknown fact', ['facts:', '  Floors: "3"'], `5: Unknown field "Floors" in facts. Expected: ${factRows}`],
  ['a year among the facts', ['facts:', '  Year: "2020"'], `5: Unknown field "Year" in facts. Expected: ${factRows}`],
  ['facts that are no group', ['facts: none'], '4: facts is "none". Expected: fact rows such as "State: Planned"'],
  [
    'an order in quotes',
    ['order: "3"'],
    '4: order is "3". Expected: a number, the place in the sidebar, without quotes',
  ],
  ['an order without end', ['order: .inf'], '4: order is Infinity. Expected: a number, the place in the sidebar'],
  ['a year in words', ['year: last year'], '4: year is "last year". Expected: a year such as 2021'],
  ['a year out of reach', ['year: 20210'], '4: year is 20210. Expected: a year such as 2021'],
  ['a lead in words', ['lead: "true"'], '4: lead is "true". Expected: true or false, without quotes'],
  [
    'an unknown group',
    ['group: towers'],
    '4: group is "towers". Expected: one of "architecture", "development", "research", "study"',
  ],
  ['a long code', ['label: TOWER'], '4: label has 5 characters. Expected: at most 4 characters'],
  [
    'a long title for the sidebar',
    ['railTitle: A tower on top of a tower'],
    '4: railTitle has 25 characters. Expected: at most 20 characters',
  ],
  [
    'a description of 61 words',
    [`description: ${'word '.repeat(61)}`],
    `4: description is "${'word '.repeat(15)}wor…. Expected: at most 60 words, not 61; the long text belongs below the frontmatter`,
  ],
  [
    'a field in other capitals',
    ['railtitle: Tower'],
    '4: Unknown field "railtitle" in the frontmatter. Expected: "railTitle"',
  ],
])('%s stops the build and names its line', async (_, lines, message) => {
  expect(await mistake(page(lines))).toBe(`${tower}:${message}.`);
});

test('a misspelt field is named before the field that is missing because of it', async () => {
  expect(await mistake('---\ntitel: A tower\nsummary: One.\n---\n')).toBe(
    `${tower}:2: Unknown field "titel" in the frontmatter. Expected: "title".`,
  );
});

const first = ['images:', '  - imgSrc: a.svg', '    captionText: ""', '    alt: A plan', '    small: true'];

test.each([
  [
    'a misspelt imgsrc',
    ['  - imgsrc: b.svg', '    captionText: ""', '    alt: B', '    small: true'],
    '9: Unknown field "imgsrc" in image 2. Expected: "imgSrc"',
  ],
  [
    'an unknown field',
    ['  - imgSrc: b.svg', '    size: 3', '    captionText: ""', '    alt: B', '    small: true'],
    '10: Unknown field "size" in image 2 (b.svg). Expected: one of imgSrc, captionText, alt, credit, small, focus',
  ],
  [
    'no alternative text',
    ['  - imgSrc: b.svg', '    captionText: ""', '    small: true'],
    '9: alt of image 2 (b.svg) is missing. Expected: a sentence that says what is seen, for those who cannot see the picture',
  ],
  [
    'an empty alternative text',
    ['  - imgSrc: b.svg', '    captionText: ""', '    alt: ""', '    small: true'],
    '11: alt of image 2 (b.svg) is empty. Expected: a sentence that says what is seen, for those who cannot see the picture',
  ],
  [
    'no caption',
    ['  - imgSrc: b.svg', '    alt: B', '    small: true'],
    '9: captionText of image 2 (b.svg) is missing. Expected: a caption, or "" for none',
  ],
  [
    'a size in words',
    ['  - imgSrc: b.svg', '    captionText: ""', '    alt: B', '    small: yes'],
    '12: small of image 2 (b.svg) is "yes". Expected: true for half the width, false for the whole',
  ],
  [
    'a focus outside',
    ['  - imgSrc: b.svg', '    captionText: ""', '    alt: B', '    small: true', '    focus: 120% 10%'],
    '13: focus of image 2 (b.svg) is "120% 10%". Expected: the point that crops must keep, such as 50% 46%',
  ],
  ['a bare name', ['  - b.svg'], '9: image 2 is "b.svg". Expected: an image with imgSrc, captionText, alt and small'],
  [
    'a file that is missing',
    ['  - imgSrc: b.svg', '    captionText: ""', '    alt: B', '    small: true'],
    '9: There is no picture "b.svg" in the folder. Expected: one of a.svg',
  ],
])('an image with %s stops the build and says which one it is', async (_, lines, message) => {
  expect(await mistake(page([...first, ...lines]), { 'remote-architecture/content/TWR/a.svg': drawing })).toBe(
    `${tower}:${message}.`,
  );
});

test('a page shows its fields, its facts in their order, and its first image as its cover', async () => {
  const lines = [
    'label: TW',
    'year: 2021',
    'facts:',
    '  Prize: None, this time',
    '  Helpers: Nobel and sons',
    '  State: Finished',
    'images:',
    '  - imgSrc: a.jpg',
    '    captionText: ""',
    '    alt: A tower',
    '    small: false',
    '    focus: 50% 46%',
  ];
  const { read } = await contentFixture({
    [tower]: page(lines),
    'remote-architecture/content/TWR/a.jpg': await photo(40, 20),
  });
  const { pages, entries } = await read();
  expect(pages[0]).toMatchObject({
    path: '/TWR',
    label: 'TW',
    title: 'A tower',
    facts: [
      ['State', 'Finished'],
      ['Prize', 'None, this time'],
      ['Helpers', 'Nobel and sons'],
      ['Year', '2021'],
    ],
    contributor: 'Nobel and sons',
  });
  expect(entries[0]).not.toHaveProperty('award');
  expect(entries[0]).toMatchObject({
    area: 'architecture',
    group: 'architecture',
    railTitle: 'A tower',
    status: 'Finished',
    year: 2021,
    cover: { alt: 'A tower', focus: '50% 46%' },
  });
});

test('a text that the YAML folds over lines becomes one line', async () => {
  const { read } = await contentFixture({ [tower]: page(['description: |', '  One line.', '  Another line.']) });
  expect((await read()).pages[0]?.description).toBe('One line. Another line.');
});
