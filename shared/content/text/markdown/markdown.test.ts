import { ContentError } from '../../source/content-error';
import { readSource } from '../../source/frontmatter';
import { readSections } from '../sections/read-sections';

const routes = new Map([
  ['/', 'shell'],
  ['/works', 'shell'],
  ['/HAL', 'remote-architecture/content/HAL'],
  ['/TWR', 'remote-architecture/content/TWR'],
]);

/** The body begins on line 4. */
function read(body: string) {
  return readSections(readSource('a.md', `---\ntitle: A\n---\n${body}`), {
    routes,
    path: '/TWR',
  });
}

function mistake(body: string): string {
  try {
    read(body);
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  return 'There was no mistake.';
}

function html(body: string): string {
  return read(body)
    .flatMap(({ blocks }) => blocks.map((block) => (block.kind === 'text' ? block.html : `[${block.kind}]`)))
    .join('');
}

test('the body is cut at its headings, and what stands before them has none', () => {
  expect(read('One.\n\n## The roof\n\nTwo.\n\n## The court\n\nThree.\n')).toEqual([
    { blocks: [{ kind: 'text', html: '<p>One.</p>\n' }] },
    { id: 'the-roof', heading: 'The roof', blocks: [{ kind: 'text', html: '<p>Two.</p>\n' }] },
    { id: 'the-court', heading: 'The court', blocks: [{ kind: 'text', html: '<p>Three.</p>\n' }] },
  ]);
});

test('an empty body has no sections', () => {
  expect(read('')).toEqual([]);
  expect(read('\n  \n')).toEqual([]);
});

test('headings with the same text get ids of their own', () => {
  expect(read('## Roof\n\n## Roof\n\n## Roof 2\n\n## Roof\n').map(({ id }) => id)).toEqual([
    'roof',
    'roof-2',
    'roof-2-2',
    'roof-3',
  ]);
});

test('a heading never takes an id that the frame around the page uses', () => {
  expect(read('## State\n\n## Message\n\n## Main\n').map(({ id }) => id)).toEqual(['state-2', 'message-2', 'main-2']);
});

test('headings keep their text without the marks of Markdown, in any script', () => {
  expect(
    read('## The *round* `court` &amp; roof\n\n## 지붕 아래\n\n## !!!\n').map(({ id, heading }) => [id, heading]),
  ).toEqual([
    ['the-round-court-roof', 'The round court & roof'],
    ['지붕-아래', '지붕 아래'],
    ['section', '!!!'],
  ]);
});

test('a line of a heading may end with a dash and not begin with one', () => {
  expect(read('## Process - Failed method').map(({ id, heading }) => [id, heading])).toEqual([
    ['process-failed-method', 'Process\u00a0- Failed method'],
  ]);
});

test.each([
  ['without text', 'One.\n\n##\n', '6: A heading has no text. Expected: text after the #'],
  [
    'of the first level',
    'One.\n\n# Tower\n',
    '6: The text has a heading of the first level, "Tower". Expected: headings from ## on, because the title of the page is its h1',
  ],
  [
    'of the first level, underlined',
    'One.\n\nTower\n=====\n',
    '6: The text has a heading of the first level, "Tower". Expected: headings from ## on, because the title of the page is its h1',
  ],
  [
    'that skips a level',
    '## Roof\n\n#### Skylights\n',
    '6: The heading "Skylights" of level 4 follows level 2. Expected: ### Skylights',
  ],
  [
    'that begins too deep',
    '### Skylights\n',
    '4: The heading "Skylights" of level 3 follows level 1. Expected: ## Skylights',
  ],
  [
    'inside a quotation',
    'One.\n\n> ## Roof\n',
    '6: The heading "Roof" stands inside a list or a quotation. Expected: a heading that begins at the left edge',
  ],
  [
    'with a link',
    '## The [roof](/HAL)\n',
    '4: The heading "The roof" contains a link. Expected: plain text, and the link in the text below',
  ],
  [
    'with a picture',
    '## The ![roof](a.svg)\n',
    '4: The picture "a.svg" stands inside a sentence. Expected: a paragraph of its own with nothing beside it, so that it becomes a figure with a caption',
  ],
])('a heading %s stops the build', (_, body, message) => {
  expect(mistake(body)).toBe(`a.md:${message}.`);
});

test('a level may be left again, and a deeper one entered again', () => {
  expect(html('## A\n\n### B\n\n#### C\n\n## D\n\n### E\n')).toBe('<h3>B</h3>\n<h4>C</h4>\n<h3>E</h3>\n');
});

test('a picture in a paragraph of its own becomes a figure in its place', () => {
  const [section] = read('One.\n\n![A *round* court](plan.svg "Ground floor")\n\nTwo.\n');
  expect(section?.blocks.map(({ kind }) => kind)).toEqual(['text', 'figure', 'text']);
  expect(section?.blocks[1]).toMatchObject({
    alt: 'A round court',
    caption: 'Ground floor',
    src: 'plan.svg',
    line: 6,
  });
});

test('a picture may have a Korean name, and blanks between angle brackets', () => {
  expect(read('![A](집.svg)\n\n![B](<my plan.svg>)\n')[0]?.blocks).toMatchObject([
    { src: '집.svg' },
    { src: 'my plan.svg' },
  ]);
});

const alone = 'Expected: a paragraph of its own with nothing beside it, so that it becomes a figure with a caption.';
test.each([
  [
    'in a sentence',
    'One.\n\nTwo\nand ![a court](a.svg) and more.\n',
    `7: The picture "a.svg" stands inside a sentence. ${alone}`,
  ],
  ['directly below another', '![A](a.svg)\n![B](b.svg)\n', `4: The picture "a.svg" stands inside a sentence. ${alone}`],
  ['in a list', '- One\n- ![A](a.svg)\n', `5: The picture "a.svg" stands inside a sentence. ${alone}`],
  ['in a table', '| A |\n|---|\n| ![A](a.svg) |\n', `6: The picture "a.svg" stands inside a sentence. ${alone}`],
  ['in a link', '[![A](a.svg)](/HAL)\n', `4: The picture "a.svg" stands inside a sentence. ${alone}`],
])('a picture %s stops the build', (_, body, message) => {
  expect(mistake(body)).toBe(`a.md:${message}`);
});

test('a picture whose name has blanks is not taken for text', () => {
  expect(mistake('![A court](my plan.svg "Plan")\n')).toBe(
    'a.md:4: The picture is not understood: ![A court](my plan.svg "Plan"). Expected: ![what is seen](file.svg "Caption"), and a name with blanks as <my file.svg>.',
  );
});

test('a fenced block without a name is code, and stays in its list', () => {
  expect(html('- One:\n\n  ```\n  <b>\n  ```\n\n- Two.\n')).toBe(
    '<ul>\n<li>\n<p>One:</p>\n<pre><code>&lt;b&gt;\n</code></pre>\n</li>\n<li>\n<p>Two.</p>\n</li>\n</ul>\n',
  );
});
