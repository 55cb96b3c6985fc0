import { ContentError } from '../../source/content-error';
import { readSource } from '../../source/frontmatter';
import { readSections } from './read-sections';

/** The body begins on line 4. */
function read(body: string) {
  return readSections(readSource('a.md', `---\ntitle: A\n---\n${body}`), {
    routes: new Map([['/HOM', 'remote-architecture/content/HOM']]),
    path: '/A',
    signs: { React: 'M3 12h18' },
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

test('named blocks become what they say', () => {
  const body =
    '```link\nlabel: CLICK\nhref: https://example.com\nname: Open it\n```\n\n```skills\n- React\n- Node.js\n```\n\n```videos\n- title: The app\n  file: app.mp4\n```\n';
  expect(read(body)[0]?.blocks).toEqual([
    { kind: 'link', label: 'CLICK', href: 'https://example.com', name: 'Open it' },
    { kind: 'skills', skills: [{ name: 'React', sign: 'M3 12h18' }, { name: 'Node.js' }] },
    { kind: 'videos', videos: [{ title: 'The app', id: '', file: 'app.mp4', line: 17 }] },
  ]);
});

test('a link may lead to a page of the site', () => {
  const [block] = read('```link\nlabel: CLICK\nhref: /HOM\nname: Open it\n```\n')[0]?.blocks ?? [];
  expect(block).toEqual({ kind: 'link', label: 'CLICK', href: '/HOM', name: 'Open it' });
});

const address = 'a complete address that begins with https://, or the path of a page of this site';
test.each([
  [
    'a link to javascript:',
    '```link\nlabel: CLICK\nhref: javascript:alert(1)\nname: Open it\n```\n',
    `6: href is "javascript:alert(1)". Expected: ${address}`,
  ],
  [
    'a link to a page that is not there',
    '```link\nlabel: CLICK\nhref: /HAL\nname: Open it\n```\n',
    '4: The link to "/HAL" leads nowhere. Expected: the name of a content folder, such as /HOM',
  ],
  [
    'a link to another host without its protocol',
    '```link\nlabel: CLICK\nhref: //example.com\nname: Open it\n```\n',
    `6: href is "//example.com". Expected: ${address}`,
  ],
  [
    'a link without a name',
    'One.\n\n```link\nlabel: CLICK\nhref: https://example.com\n```\n',
    '6: name is missing. Expected: where the link leads, for screen readers',
  ],
  [
    'an unknown field',
    '```link\nlabel: CLICK\nhref: https://example.com\nname: A\ntarget: _blank\n```\n',
    '8: Unknown field "target" in the link block. Expected: one of label, href, name, note, variable',
  ],
  ['an empty block', '```skills\n```\n', '4: The skills block is empty. Expected: a list such as "- TypeScript"'],
  [
    'a skill that is a number',
    '```skills\n- React\n- 19\n```\n',
    '6: skill 2 is 19. Expected: the name of a technology, in quotes',
  ],
  [
    'a video with an address',
    '```videos\n- title: The app\n  id: abc\n- title: The web\n  id: https://example.com/v\n```\n',
    '8: id of video 2 (The web) is "https://example.com/v". Expected: the id of the video alone, without an address',
  ],
  [
    'a video without a file and without an id',
    '```videos\n- title: The app\n  variable: VIDEO_OPENING\n```\n',
    '5: file of video 1 (The app) is missing. Expected: a list of videos with a title and a file or an id',
  ],
  [
    'a film of another kind',
    '```videos\n- title: The app\n  file: app.mov\n```\n',
    '6: file of video 1 (The app) is "app.mov". Expected: the name of an MP4 file in the same folder, such as film.mp4',
  ],
  [
    'bad YAML',
    '```link\nlabel: "CLICK\n```\n',
    `5: The YAML can't be read: Missing closing "quote. Expected: quotes and brackets that are closed again, and a colon after the name of a field`,
  ],
  [
    'an unknown name',
    'One.\n\n```ts\nconst a = 1;\n```\n',
    '6: Unknown block "ts". Expected: link, skills, videos or study, or no name for plain code',
  ],
  [
    'no end',
    'One.\n\n```skills\n- React\n\n## More\n',
    '6: The block "skills" has no end. Expected: a line ``` below it',
  ],
  [
    'a place in a list',
    '- One\n\n  ```skills\n  - React\n  ```\n',
    '6: The block "skills" stands inside a list or a quotation. Expected: a block that begins at the left edge',
  ],
])('a block with %s stops the build', (_, body, message) => {
  expect(mistake(body)).toBe(`a.md:${message}.`);
});

test('a setting of the environment replaces the value of the content', () => {
  const body = '```videos\n- title: The app\n  id: own\n  variable: VIDEO_OPENING\n```';
  process.env['VIDEO_OPENING'] = 'abc_123';
  try {
    expect(read(body)[0]?.blocks).toEqual([{ kind: 'videos', videos: [{ title: 'The app', id: 'abc_123', line: 5 }] }]);
  } finally {
    delete process.env['VIDEO_OPENING'];
  }
  expect(read(body)[0]?.blocks).toEqual([{ kind: 'videos', videos: [{ title: 'The app', id: 'own', line: 5 }] }]);
});
