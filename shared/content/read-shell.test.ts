import { mistakeOf, page, smallRoot, type SmallRoot } from './small-root';
import { readShell } from './read-shell';

const texts =
  'skip menu close search searchTitle searchFailed systemTheme systemShort lightTheme lightShort darkTheme darkShort stillLoading failed failedText retry openPlainly previous next allWorks newTab play videoFailed offline'.split(
    ' ',
  );
const files = {
  'shell/content/site.md':
    '---\nname: A & B\nshort: AB\nemail: a@example.com\naddress: https://example.com\nlanguage: en\nlinks:\n  - label: Code\n    href: https://example.com/code\nportrait:\n---\n',
  'shell/content/notices.md': `---\n${texts.map((word) => `${word}: A text`).join('\n')}\n---\n`,
  'shell/content/home.md': page([], '# Two {architecture} buildings.\n\nSee [the tower](/TWR).'),
  'shell/content/works.md': page(['columns:', '  code: Code', 'empty: None.'], ''),
  'shell/content/search.md': page(['korean:', '  탑: tower'], ''),
  'shell/content/offline.md': page([], 'No network.'),
  'shell/content/not-found.md': page(['meant: "Meant:"'], 'Nothing **here**.'),
  'remote-architecture/content/TWR/index.md': page(),
};

async function mistake(file: keyof typeof files, text: string): Promise<string> {
  const { root }: SmallRoot = await smallRoot({ ...files, [file]: text });
  return mistakeOf(readShell(root));
}

test('the shell reads the site, its texts, and its pages', async () => {
  const { root } = await smallRoot(files);
  const { site, pages } = await readShell(root);
  expect(site).toEqual({
    name: 'A & B',
    short: 'AB',
    email: 'a@example.com',
    address: 'https://example.com',
    language: 'en',
    links: [{ label: 'Code', href: 'https://example.com/code' }],
  });
  expect(pages).toMatchObject([
    { path: '/', heading: 'Two {architecture} buildings.', html: '<p>See <a href="/TWR">the tower</a>.</p>' },
    { path: '/works', html: '', texts: { 'columns.code': 'Code', empty: 'None.' } },
    { path: '/search', texts: { 'korean.탑': 'tower' } },
    { path: '/404', html: '<p>Nothing <strong>here</strong>.</p>', texts: { meant: 'Meant:' } },
    { path: '/offline', html: '<p>No network.</p>' },
  ]);
});

const site = files['shell/content/site.md'];
const web = 'an address that begins with https://';
test.each([
  [
    'a link to javascript:',
    site.replace('https://example.com/code', '"javascript:alert(1)"'),
    `9: href of link 1 (Code) is "javascript:alert(1)". Expected: ${web}`,
  ],
  [
    'an address with a path',
    site.replace('address: https://example.com', 'address: https://example.com/me/'),
    '5: address is "https://example.com/me/". Expected: an origin without a path or a slash at the end',
  ],
  [
    'an address that is none',
    site.replace('address: https://example.com', 'address: example'),
    '5: address is "example". Expected: the origin of the published site, such as "https://example.com"',
  ],
  ['mail without a host', site.replace('a@example.com', 'a@'), '4: email is "a@". Expected: an address for mail'],
  [
    'an unknown field',
    site.replace('short:', 'Short:'),
    '3: Unknown field "Short" in the frontmatter. Expected: "short"',
  ],
])('%s in the site file stops the build', async (_, text, message) => {
  expect(await mistake('shell/content/site.md', text)).toBe(`shell/content/site.md:${message}.`);
});

test('a missing notice stops the build', async () => {
  expect(await mistake('shell/content/notices.md', '---\nskip: Skip\n---\n')).toBe(
    'shell/content/notices.md:1: menu is missing. Expected: the text for it.',
  );
});

test('a notice without text stops the build', async () => {
  expect(await mistake('shell/content/notices.md', '---\nskip: Skip\nmenu:\n---\n')).toBe(
    'shell/content/notices.md:3: menu is empty. Expected: a text, or texts by name.',
  );
});

test.each([
  [
    'a broken link',
    page([], '# A headline\n\nOne [two](/twr).'),
    '7: The link to "/twr" leads nowhere. Expected: "/TWR", spelt exactly so',
  ],
  [
    'a second headline',
    page([], '# A headline\n\n# Another'),
    '7: The text has a heading of the first level, "Another". Expected: headings from ## on, because the title of the page is its h1',
  ],
  [
    'a picture',
    page([], 'One.\n\n![A](a.svg)'),
    "7: A picture stands on one of the shell's pages. Expected: pictures in the folder of a project only",
  ],
  [
    'a named block',
    page([], '```skills\n- A\n```'),
    "5: A skills block stands on one of the shell's pages. Expected: text and links only",
  ],
  ['no summary', '---\ntitle: A\n---\n', '1: summary is missing. Expected: one sentence for search engines'],
])('%s on the home page stops the build', async (_, text, message) => {
  expect(await mistake('shell/content/home.md', text)).toBe(`shell/content/home.md:${message}.`);
});

test('a file that the shell misses stops the build and is named', async () => {
  const { root } = await smallRoot();
  expect(await mistakeOf(readShell(root))).toBe(
    'shell/content/site.md:1: The file does not exist. Expected: a file with the texts that the shell needs.',
  );
});
