import { readSource } from '../../../source/frontmatter';
import { readSections } from '../../sections/read-sections';
import { page, contentFixture, tower } from '../../../testing/content-fixture';

async function htmlOf(body: string): Promise<string> {
  const { read } = await contentFixture({ [tower]: page([], body) });
  const blocks = (await read()).pages[0]?.sections.flatMap((section) => section.blocks) ?? [];
  return blocks.map((block) => (block.kind === 'text' ? block.html : `[${block.kind}]`)).join('');
}

test.each([
  ['on a line of its own', 'One.\n\n<!-- ask the client -->\n\nTwo.', '<p>One.</p>\n<p>Two.</p>\n'],
  ['over several lines and paragraphs', '<!--\nOne.\n\n## Two\n-->\nThree.', '<p>Three.</p>\n'],
  ['inside a paragraph', 'One <!-- two --> three.', '<p>One  three.</p>\n'],
  ['over two lines of a paragraph', 'One <!-- two\nthree --> four.', '<p>One\nfour.</p>\n'],
  ['at the end of a line, after two blanks', 'One.  <!-- two -->\nThree.', '<p>One.\nThree.</p>\n'],
  ['in a list', '- One\n- Two <!-- three -->\n', '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n'],
  ['after a fenced block', '```\na\n```\n<!-- b -->\nOne.', '<pre><code>a\n</code></pre>\n<p>One.</p>\n'],
  [
    'before text that ends with another one',
    'One <!-- a --> two.\n\n## Three\n\nFour. <!-- b -->\n\nFive.',
    '<p>One  two.</p>\n<p>Four.</p>\n<p>Five.</p>\n',
  ],
  ['before another one', '<!-- a --><!-- b --> One.\n<!-- c --> Two.', '<p>One.\nTwo.</p>\n'],
  ['with an empty line before text', 'One.\n<!-- a\n\nb --> Two.', '<p>One.</p>\n<p>Two.</p>\n'],
  ['before a list', '<!-- a --> - One', '<ul>\n<li>One</li>\n</ul>\n'],
  [
    'in a quotation',
    '> One <!-- a -->\n> <!-- b\n> c -->\n> Two',
    '<blockquote>\n<p>One</p>\n<p>Two</p>\n</blockquote>\n',
  ],
  [
    'in a table',
    '| A |\n|---|\n| <!-- b --> C |',
    '<table>\n<thead>\n<tr>\n<th>A</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>C</td>\n</tr>\n</tbody>\n</table>\n',
  ],
  ['that contains a fence', '<!--\n```\n-->\nOne.', '<p>One.</p>\n'],
])('a comment %s is left out', async (_, body, html) => {
  expect(await htmlOf(body)).toBe(html);
});

test.each([
  ['a fenced block', '```\n<!-- a -->\n```\n', '<pre><code>&lt;!-- a --&gt;\n</code></pre>\n'],
  [
    'a fenced block in a list',
    '- ~~~\n  <!-- a\n  ~~~\n',
    '<ul>\n<li>\n<pre><code>&lt;!-- a\n</code></pre>\n</li>\n</ul>\n',
  ],
  [
    'code',
    'A `<!--` and ``a ` <!-- b -->``.',
    '<p>A <code>&lt;!--</code> and <code>a ` &lt;!-- b --&gt;</code>.</p>\n',
  ],
  [
    'indented code',
    'One:\n\n    a <!-- b -->\n    <!-- c -->\n',
    '<p>One:</p>\n<pre><code>a &lt;!-- b --&gt;\n&lt;!-- c --&gt;\n</code></pre>\n',
  ],
  ['after a backslash', 'A \\<!-- b -->', '<p>A &lt;!-- b --&gt;</p>\n'],
])('what looks like a comment is shown: %s', async (_, body, html) => {
  expect(await htmlOf(body)).toBe(html);
});

test('a picture with a comment beside it stays a figure', async () => {
  const { read } = await contentFixture({
    [tower]: page([], '![A plan](plan.svg) <!-- a better one comes -->'),
    'remote-architecture/content/TWR/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"/>',
  });
  expect((await read()).pages[0]?.sections[0]?.blocks).toMatchObject([{ kind: 'figure', figure: { alt: 'A plan' } }]);
});

test('the introduction of an area has no comments either', async () => {
  const { read } = await contentFixture({
    'remote-architecture/content/index.md': '---\ntitle: A\n---\nOne. <!-- two -->\n',
  });
  expect((await read()).summary.groups[0]?.intro).toBe('One.');
});

test('a comment without an end is refused with its line', async () => {
  const { mistakeIn } = await contentFixture({ [tower]: page([], 'One `<!--`.\n\nTwo <!-- three\n\nfour.') });
  expect(await mistakeIn()).toBe(
    `${tower}:7: The comment "<!--" has no end in its paragraph. Expected: "-->" before the empty line, a comment that begins its line, or "\\<!--" to show it.`,
  );
});

test('mistakes below a comment keep their lines', async () => {
  const { mistakeIn } = await contentFixture({ [tower]: page([], '<!-- a\n\nb -->\nOne.\n\n[x](/NO)') });
  expect(await mistakeIn()).toMatch(`${tower}:10: The link to "/NO"`);
});

test('a comment that begins a line and has no end is refused with its line', async () => {
  const { mistakeIn } = await contentFixture({ [tower]: page([], 'One.\n\n<!-- two\n\nthree.') });
  expect(await mistakeIn()).toBe(
    `${tower}:7: The comment "<!--" has no end. Expected: "-->" where the comment ends, or "\\<!--" to show it.`,
  );
});

const blanks = ' '.repeat(80_000);
test.each([
  ['backticks and half comments', `${'`a ``b ```c '.repeat(5000)}<!-- x -->`],
  ['blanks around a comment', `One${blanks}<!-- x -->${blanks}two${blanks}<!-- x -->`],
  ['comments one after the other', 'a <!-- x -->'.repeat(16_000)],
  ['comments on lines', 'a\n<!-- x -->\n<!-- y --> b\n'.repeat(8000)],
  ['beginnings of comments', 'a\n\n<!-- b'.repeat(16_000)],
  ['beginnings of comments in a quotation', `${'> <!--\n'.repeat(16_000)}\n-->`],
])('a long text of %s is read in no time', (_, text) => {
  const context = { routes: new Map<string, string>(), path: '/A' };
  const before = process.cpuUsage();
  try {
    readSections(readSource('a.md', `---\ntitle: A\n---\n${text}`), context);
  } catch (error) {
    expect(String(error)).toMatch('has no end');
  }
  // Its own time in microseconds, whatever else the machine does.
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
});
