import { withoutComments } from './html-comments';
import { page, smallRoot, tower } from './small-root';

async function htmlOf(body: string): Promise<string> {
  const { read } = await smallRoot({ [tower]: page([], body) });
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
  ['after a backslash', 'A \\<!-- b -->', '<p>A &lt;!-- b --&gt;</p>\n'],
])('what looks like a comment is shown: %s', async (_, body, html) => {
  expect(await htmlOf(body)).toBe(html);
});

test('a picture with a comment beside it stays a figure', async () => {
  const { read } = await smallRoot({
    [tower]: page([], '![A plan](plan.svg) <!-- a better one comes -->'),
    'remote-architecture/content/TWR/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 1"/>',
  });
  expect((await read()).pages[0]?.sections[0]?.blocks).toMatchObject([{ kind: 'figure', figure: { alt: 'A plan' } }]);
});

test('the introduction of an area has no comments either', async () => {
  const { read } = await smallRoot({
    'remote-architecture/content/index.md': '---\ntitle: A\n---\nOne. <!-- two -->\n',
  });
  expect((await read()).summary.groups[0]?.intro).toBe('One.');
});

test('a comment without an end is refused with its line', async () => {
  const { mistakeIn } = await smallRoot({ [tower]: page([], 'One `<!--`.\n\nTwo <!-- three\n\nfour.') });
  expect(await mistakeIn()).toBe(
    `${tower}:7: The comment "<!--" has no end. Expected: "-->" where the comment ends, or "\\<!--" to show it.`,
  );
});

test('mistakes below a comment keep their lines', async () => {
  const { mistakeIn } = await smallRoot({ [tower]: page([], '<!-- a\n\nb -->\nOne.\n\n[x](/NO)') });
  expect(await mistakeIn()).toMatch(`${tower}:10: The link to "/NO"`);
});

test('a long text of backticks and half comments is read in no time', () => {
  const began = performance.now();
  withoutComments('a.md', `${'`a ``b ```c '.repeat(5000)}<!-- x -->`, 1);
  expect(performance.now() - began).toBeLessThan(2000);
});
