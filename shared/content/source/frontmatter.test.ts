import fc from 'fast-check';
import { ContentError } from './content-error';
import { readSource } from './frontmatter';

function mistake(text: string): string {
  try {
    readSource('a.md', text);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return 'There was no mistake.';
}

test('fields and text are read apart', () => {
  const source = readSource('a.md', '---\ntitle: A tower\norder: 2\n---\nA text.\n');
  expect(source.value).toEqual({ title: 'A tower', order: 2 });
  expect(source.body).toBe('A text.\n');
  expect(source.bodyLine).toBe(5);
});

test('a file may end with its frontmatter', () => {
  expect(readSource('a.md', '---\ntitle: A tower\n---')).toMatchObject({ body: '', value: { title: 'A tower' } });
});

test('frontmatter without fields is read as empty, and a line in the text does not end it', () => {
  expect(readSource('a.md', '---\n---\nA text.\n\n---\n')).toMatchObject({
    value: null,
    body: 'A text.\n\n---\n',
    bodyLine: 3,
  });
});

test('a byte order mark and the line ends of Windows change nothing, neither text nor lines', () => {
  const source = readSource('a.md', '\uFEFF---\r\ntitle: A tower\r\norder: 2\r\n---\r\nOne.\r\n\r\nTwo.\r\n');
  expect(source.value).toEqual({ title: 'A tower', order: 2 });
  expect(source.body).toBe('One.\n\nTwo.\n');
  expect([source.lineOf(['order']), source.bodyLine]).toEqual([3, 5]);
});

test('tabs and line breaks are text, also as escapes', () => {
  const source = readSource('a.md', '---\ntitle: "A\\ttower\\n"\n---\n\tOne\ttwo.\n');
  expect(source).toMatchObject({ value: { title: 'A\ttower\n' }, body: '\tOne\ttwo.\n' });
});

test('Korean text is read as it is written', () => {
  const source = readSource('a.md', '---\ntitle: 박물관 도서관\n---\n지붕 하나.\n');
  expect(source).toMatchObject({ value: { title: '박물관 도서관' }, body: '지붕 하나.\n' });
});

test('the line of a field is the line of its name, also where its value begins below', () => {
  const source = readSource(
    'a.md',
    '---\nfacts:\n  State: Finished\nimages:\n  - imgSrc: a.jpg\n    alt: A\n  - imgSrc: b.jpg\n    alt: B\n---\n',
  );
  expect(source.lineOf(['facts'])).toBe(2);
  expect(source.lineOf(['facts', 'State'])).toBe(3);
  expect(source.lineOf(['images', 1, 'alt'])).toBe(8);
});

test('the line of a missing field is that of the entry which misses it', () => {
  const source = readSource('a.md', '---\nimages:\n  - imgSrc: a.jpg\n  - imgSrc: b.jpg\n---\n');
  expect(source.lineOf(['images', 1, 'alt'])).toBe(4);
  expect(source.lineOf(['title'])).toBe(1);
});

test.each([
  [
    'a file without frontmatter',
    'A text.',
    'a.md:1: There is no frontmatter. Expected: a line "---", fields such as "title: …", and a second line "---".',
  ],
  [
    'an empty file',
    '',
    'a.md:1: There is no frontmatter. Expected: a line "---", fields such as "title: …", and a second line "---".',
  ],
  [
    'frontmatter without an end',
    '---\ntitle: A\n\nA text.',
    'a.md:1: The frontmatter has no end. Expected: a line "---", fields such as "title: …", and a second line "---".',
  ],
  [
    'a tab',
    '---\ntitle: A\nfacts:\n\tState: Finished\n---\n',
    "a.md:4: The YAML can't be read: Tabs are not allowed as indentation. Expected: blanks instead of tabs at the beginning of a line.",
  ],
  [
    'a field that stands twice',
    '---\ntitle: A\norder: 1\ntitle: B\n---\n',
    "a.md:4: The YAML can't be read: Map keys must be unique. Expected: every field once.",
  ],
  [
    'a text that is not UTF-8',
    '---\ntitle: A\n---\nOne.\nCaf\uFFFD.\n',
    'a.md:5:4: A character is not UTF-8. Expected: a file that is saved as UTF-8.',
  ],
  [
    'a line break of a word processor',
    '---\ntitle: A\n---\nOne.\n\tTwo\u000Bthree.\n',
    'a.md:5:5: There is a control character, U+000B (vertical tab). Expected: text with tabs and line breaks only: delete the character, or type its surroundings again.',
  ],
  [
    'a control character in a field',
    '---\ntitle: A\u0007\n---\n',
    'a.md:2:9: There is a control character, U+0007. Expected: text with tabs and line breaks only: delete the character, or type its surroundings again.',
  ],
  [
    'a control character of a file with the line ends of Windows',
    '---\r\ntitle: A\r\n---\r\n\u0085One.\r\n',
    'a.md:4:1: There is a control character, U+0085 (next line). Expected: text with tabs and line breaks only: delete the character, or type its surroundings again.',
  ],
  [
    'a control character as an escape',
    '---\norder: 1\ntitle: "A\\x1b[1m tower"\n---\n',
    'a.md:3: There is a control character, U+001B (escape), as an escape. Expected: text with tabs and line breaks only.',
  ],
])('%s stops the build and names the line', (_, text, message) => {
  expect(mistake(text)).toBe(message);
});

test.each([
  ['a value with a colon', '---\norder: 1\ntitle: A: B\n---\n', 3],
  ['a value that begins with a symbol', '---\ntitle: @tower\n---\n', 2],
  [
    'a quote that is never closed is named where it opens',
    '---\norder: 1\ntitle: "A tower\nsummary: One.\nyear: 2020\n---\n',
    3,
  ],
  ['a line without a colon', '---\ntitle: A\norder 3\nsummary: B\n---\n', 3],
  ['an alias without an anchor', '---\ntitle: *a\n---\n', 1],
  ['an unknown tag', '---\norder: 1\ntitle: !!js/function A\n---\n', 3],
  ['a second document', '---\ntitle: A\n...\nsummary: B\n---\n', 4],
])('bad YAML stops the build: %s', (_, text, line) => {
  expect(mistake(text)).toMatch(new RegExp(`^a\\.md:${line}: The YAML can't be read: .+\\. Expected: .+\\.$`));
});

test('aliases that multiply without end stop the build', () => {
  const rows = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
  for (const [name, of] of ['ba', 'cb', 'dc', 'ed', 'fe'])
    rows.push(`${name}: &${name} [${`*${of}, `.repeat(9)}*${of}]`);
  expect(mistake(`---\n${rows.join('\n')}\n---\n`)).toMatch(/^a\.md:1: The YAML can't be read: Excessive alias count/);
});

test('whatever a file contains, reading it fails with nothing but a content error on one of its lines', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '---\n',
      '\n',
      '\r\n',
      '\t',
      ': ',
      '- ',
      '"',
      "'",
      '*a',
      '&a ',
      '!!x ',
      '|',
      '>',
      '{',
      '[',
      '#',
      '? ',
      '<<: ',
      '%YAML 9\n',
      '...\n',
      '\uFEFF',
    ),
  );
  const text = fc
    .tuple(
      fc.constantFrom('---\n', '---\ntitle: ', ''),
      fc.array(piece, { maxLength: 30 }),
      fc.constantFrom('\n---\n', ''),
    )
    .map(([head, pieces, tail]) => head + pieces.join('') + tail);
  fc.assert(
    fc.property(text, (content) => {
      const message = mistake(content);
      if (message === 'There was no mistake.') return;
      const line = Number(/^a\.md:(\d+)(?::\d+)?: [\s\S]+ Expected: .+\.$/.exec(message)?.[1]);
      expect(line).toBeGreaterThanOrEqual(1);
      expect(line).toBeLessThanOrEqual(content.split(/\r\n?|\n/).length);
    }),
    { numRuns: Math.max(1000, fc.readConfigureGlobal().numRuns ?? 0) },
  );
});
