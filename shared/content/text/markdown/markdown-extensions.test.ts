import { readSource } from '../../source/frontmatter';
import { readSections } from '../sections/read-sections';

function html(body: string): string {
  return readSections(readSource('a.md', `---\ntitle: A\n---\n${body}`), { routes: new Map(), path: '/A' })
    .flatMap(({ blocks }) => blocks.map((block) => (block.kind === 'text' ? block.html : `[${block.kind}]`)))
    .join('');
}

function mistake(body: string): string {
  try {
    return html(body);
  } catch (error) {
    return String(error).replace('ContentError: ', '');
  }
}

test('a note stands at the end of the page, with ways there and back', () => {
  expect(html('One.[^jy]\n\n[^jy]: A *note*.\n\n## Two\n\nThree.[^jy]')).toBe(
    [
      '<p>One.<sup><a href="#note_1" id="note_1_ref" role="doc-noteref">1</a></sup></p>\n',
      '<p>Three.<sup><a href="#note_1" id="note_1_ref_2" role="doc-noteref">1</a></sup></p>\n',
      '<section role="doc-endnotes">\n<ol>\n<li id="note_1"><p>A <em>note</em>.',
      ' <a href="#note_1_ref" role="doc-backlink">\u21a9\ufe0e</a>',
      ' <a href="#note_1_ref_2" role="doc-backlink">\u21a9\ufe0e</a></p>\n</li>\n</ol>\n</section>\n',
    ].join(''),
  );
});

test.each([
  [
    'a note without a text',
    'One.\n\nTwo[^2].',
    'a.md:6: The note "[^2]" has no text. Expected: a paragraph that begins with "[^2]: ", or "\\[^" to show it.',
  ],
  [
    'a note that nothing refers to',
    'One.\n\n[^2]: Two.',
    'a.md:6: Nothing refers to the note "[^2]". Expected: [^2] in the text.',
  ],
  ['a broken link in a note', 'One.[^2]\n\n[^2]: [Two](/NO).', 'a.md:6: The link to "/NO" leads nowhere.'],
  [
    'a note in a heading',
    'One.[^2]\n\n## Three[^2]\n\n[^2]: Two.',
    'a.md:6: The heading "Three" contains a note or a formula. Expected: plain text, and the rest in the text below.',
  ],
  [
    'a formula with an unknown word',
    'One\n$\\foo$.',
    `a.md:5: The formula "\\foo" can't be read: Undefined control sequence: \\foo.`,
  ],
  [
    'a formula with a colour',
    '$\\color{red}a$',
    'a.md:4: The formula "\\color{red}a" has something that pages do not show.',
  ],
  ['a formula with a link', '$\\href{https://example.com}{a}$', 'a.md:4: The formula "\\href{https://example.com}{a}"'],
  [
    'a formula without an end',
    'One.\n\n$$\na\n\nb',
    'a.md:6: The formula "$$" has no end. Expected: a line "$$" below it.',
  ],
])('%s stops the build', (_, body, message) => {
  expect(mistake(body)).toMatch(message);
});

test('a formula becomes MathML, in a sentence and by itself', () => {
  expect(html('With $a^2$.')).toBe(
    '<p>With <math><semantics><mrow><msup><mi>a</mi><mn>2</mn></msup></mrow></semantics></math>.</p>\n',
  );
  const alone = '<p><math display="block"><semantics><mrow><mi>a</mi></mrow></semantics></math></p>\n';
  for (const body of ['$$\na\n$$', '$$a$$', '$$ a\n$$']) expect(html(body)).toBe(alone);
  expect(html('One\n$$\na\n$$\ntwo')).toBe(`<p>One</p>\n${alone}<p>two</p>\n`);
});

test.each(['It costs $5 and $10.', 'From $5 to 6 $', 'US$5-$10', 'A $ alone', '\\$a$', 'a $$ b', '`$a$`', '$ a $'])(
  'dollars are no formula: %s',
  (body) => {
    expect(html(body)).not.toContain('<math');
  },
);

test('items of a list show whether they are done', () => {
  expect(html('- [ ] One\n- [x] *Two*\n- Three [ ]')).toBe(
    '<ul>\n<li><label><input type="checkbox" disabled=""> One</label></li>\n<li><label><input type="checkbox" disabled="" checked=""> <em>Two</em></label></li>\n<li>Three [ ]</li>\n</ul>\n',
  );
});

test.each([
  ['dollars', '$a '.repeat(20_000)],
  ['dollars at the end of words', 'a$ $'.repeat(500)],
  ['notes', 'a[^b] '.repeat(5000)],
  ['boxes', '- [ ] a\n'.repeat(5000)],
])('a long text of %s is read in no time', (_, body) => {
  const before = process.cpuUsage();
  mistake(body);
  // Its own time in microseconds, whatever else the machine does.
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
});
