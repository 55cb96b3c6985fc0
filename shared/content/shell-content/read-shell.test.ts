import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { textNames } from '@portfolio/contract/texts';
import { compileContent } from '../compile/compile';
import { mistakeOf, page, siteText, contentFixture, type ContentFixture } from '../testing/content-fixture';
import { readShell } from './read-shell';

const files = {
  'shell/content/site.md': siteText.replace(
    'languages: [en]\n',
    'languages: [en]\nrole: A potter\nlinks:\n  - label: Code\n    href: https://example.com/code\nprofiles:\n  - label: Network\n    href: https://example.com/me\nportrait:\n',
  ),
  'shell/content/notices.md': `---\n${textNames.map((word) => `${word}: A text`).join('\n')}\n---\n`,
  'shell/content/home.md': page([], '# {role}. {counts}.\n\nSee [the tower](/TWR).'),
  'shell/content/works.md': page(['columns:', '  code: Code', 'empty: None.'], ''),
  'shell/content/search.md': page(['synonyms:', '  탑: tower'], ''),
  'shell/content/offline.md': page([], 'No network.'),
  'shell/content/not-found.md': page(['meant: "Meant:"'], 'Nothing **here**.'),
  'remote-architecture/content/TWR/index.md': page(),
};

async function mistake(file: keyof typeof files, text: string): Promise<string> {
  const { root }: ContentFixture = await contentFixture({ ...files, [file]: text });
  return mistakeOf(readShell(root));
}

test.each([
  ['[en, ar]', undefined, 'ltr'],
  ['[en, ar]', 'ar', 'rtl'],
  ['[ar, en]', undefined, 'rtl'],
  ['[ar]', undefined, undefined],
  ['[en, sv]', 'sv', undefined],
])(
  'a site in %s says which way lines run in %s where languages of both directions meet',
  async (all, language, way) => {
    const site = files['shell/content/site.md'].replace('languages: [en]', `languages: ${all}`);
    const { root } = await contentFixture({ ...files, 'shell/content/site.md': site });
    expect((await readShell(root, 'left out', language)).site.direction).toBe(way);
  },
);

test('the shell reads the site, its texts, and its pages', async () => {
  const { root } = await contentFixture(files);
  const { site, pages } = await readShell(root);
  expect(site).toEqual({
    name: 'Kim Sample',
    short: 'KS',
    role: 'A potter',
    email: 'kim@example.com',
    address: 'https://example.com',
    language: 'en',
    links: [{ label: 'Code', href: 'https://example.com/code' }],
    profiles: [{ label: 'Network', href: 'https://example.com/me' }],
  });
  expect(pages).toMatchObject([
    { path: '/', heading: 'A potter. {counts}.', html: '<p>See <a href="/TWR">the tower</a>.</p>' },
    { path: '/works', html: '', texts: { 'columns.code': 'Code', empty: 'None.' } },
    { path: '/search', texts: { 'synonyms.탑': 'tower' } },
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
    `10: href of link 1 (Code) is "javascript:alert(1)". Expected: ${web}`,
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
  ['mail without a host', site.replace('kim@example.com', 'a@'), '4: email is "a@". Expected: an address for mail'],
  [
    'an unknown field',
    site.replace('short:', 'Short:'),
    '3: Unknown field "Short" in the frontmatter. Expected: "short"',
  ],
  [
    'a colour that is none',
    site.replace('"#1f6f8b"', 'redd'),
    '15: colour is "redd". Expected: a colour such as "#1f6f8b"',
  ],
  ['no colour', site.replace(/colour: .*\n/, ''), '1: colour is missing. Expected: a colour such as "#1f6f8b"'],
  [
    'a language that is none',
    site.replace('languages: [en]', 'languages: [English language]'),
    '6: language 1 is "English language". Expected: a language tag such as "en"',
  ],
  [
    'a fact that means nothing known',
    site.replace('means: award', 'means: prize'),
    '24: means of fact 3 (Prize) is "prize". Expected: one of status, award, contributor, year',
  ],
  [
    'two facts of one name',
    site.replace('name: Weight', 'name: Maker'),
    '32: name of fact 6 (Maker) is "Maker". Expected: a name of its own',
  ],
  [
    'a group of an unknown area',
    site.replace('area: development', 'area: programs'),
    `35: area of group 2 (Programs) is "programs". Expected: one of ${areaNames.map((name) => `"${name}"`).join(', ')}`,
  ],
  [
    'a group with a layout that there is not',
    site.replace('form: pairs', 'form: spiral'),
    '37: form of group 4 (Studies) is "spiral". Expected: one of "grid", "stagger", "strips", "sheets", "pairs"',
  ],
  [
    'a group whose name means something else',
    site.replace('name: study', 'name: main'),
    '37: name of group 4 (Studies) is "main". Expected: another name: the site itself needs this one',
  ],
  [
    'a number without a word for all others',
    site.replace('works: { one: work, other: works }', 'works: { one: work }'),
    '40: counting.works.other is missing. Expected: the word for that many',
  ],
  [
    'a contact page that there is not',
    site.replace('languages: [en]', 'contact: /Kontakt\nlanguages: [en]'),
    '6: contact leads to /Kontakt, which is no page of an area. Expected: one of /TWR',
  ],
  [
    'a download that there is not',
    site.replace('languages: [en]', 'downloads: [{ label: CV, file: cv.pdf }]\nlanguages: [en]'),
    '6: There is no file "cv.pdf" in shell/content. Expected: the name of a file in that folder',
  ],
])('%s in the site file stops the build', async (_, text, message) => {
  expect(await mistake('shell/content/site.md', text)).toBe(`shell/content/site.md:${message}.`);
});

test('the order of the groups and the contact page are read with its area', async () => {
  const contact = site.replace('languages: [en]', 'contact: /TWR\nlanguages: [en]');
  const { root } = await contentFixture({ ...files, 'shell/content/site.md': contact });
  expect((await readShell(root)).order).toEqual({
    groups: ['architecture', 'development', 'research', 'study'],
    contact: { path: '/TWR', area: 'architecture' },
  });
});

test('a download is one of the links, and its file is published with the shell', async () => {
  const { root } = await contentFixture({
    ...files,
    'shell/content/site.md': site.replace('portrait:', 'downloads: [{ label: CV, file: cv.pdf }]\nportrait:'),
    'shell/content/cv.pdf': '%PDF',
    'shell/content/icon.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="currentColor" d="M0 0h9v9z"/></svg>',
  });
  expect((await readShell(root)).site.links).toContainEqual({ label: 'CV', href: 'cv.pdf', file: true });
  await compileContent(root, 'shell', join(root, 'dist'));
  expect(await readFile(join(root, 'dist/content/cv.pdf'), 'utf8')).toBe('%PDF');
  // The icon has the owner's colour.
  expect(await readFile(join(root, 'dist/content/icon.svg'), 'utf8')).toContain('fill="#1f6f8b"');
});

test('a colour that cannot be read on white is adjusted, which is said with its line', async () => {
  const { root } = await contentFixture({
    ...files,
    'shell/content/site.md': site.replace('"#1f6f8b"', '"#ffe600"'),
    'shell/content/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  });
  const warnings: string[] = [];
  await compileContent(root, 'shell', join(root, 'dist'), { notify: (sentence) => void warnings.push(sentence) });
  expect(warnings).toEqual([
    expect.stringMatching(/^shell\/content\/site\.md:15: Warning: The colour "#ffe600" can't be read/),
  ]);
});

test('a missing notice stops the build', async () => {
  expect(await mistake('shell/content/notices.md', '---\nskip: Skip\n---\n')).toBe(
    `shell/content/notices.md:1: ${textNames.filter((name) => name !== 'skip').join(', ')} are missing. Expected: the text for it.`,
  );
  const withoutZoom = textNames.filter((name) => name !== 'zoomIn').map((name) => `${name}: A text`);
  expect(await mistake('shell/content/notices.md', `---\n${withoutZoom.join('\n')}\n---\n`)).toBe(
    'shell/content/notices.md:1: zoomIn is missing. Expected: the text for it.',
  );
});

test('a notice without text stops the build', async () => {
  expect(await mistake('shell/content/notices.md', '---\nskip: Skip\nmenu:\n---\n')).toBe(
    'shell/content/notices.md:3: menu is empty. Expected: a text.',
  );
});

test('a notice that nothing shows stops the build', async () => {
  const notices = files['shell/content/notices.md'].replace('searchTitle:', 'seachrTitle:');
  expect(await mistake('shell/content/notices.md', notices)).toBe(
    `shell/content/notices.md:8: Unknown field "seachrTitle" in the frontmatter. Expected: "searchTitle".`,
  );
});

const inKorean = {
  ...files,
  'shell/content/site.md': site.replace('[en]', '[en, ko]'),
  'shell/content/works.md': page(
    ['columns:', '  code: Code', 'count:', '  one: One', '  other: "{shown} of {all}"'],
    '',
  ),
};
test.each([
  [
    'a notice that nothing shows',
    'notices',
    'serach: 검색',
    '2: Unknown field "serach" in the frontmatter. Expected: "search"',
  ],
  [
    'a notice with a word in braces',
    'notices',
    'skip: "{page} 본문"',
    '2: skip has {page}, which is not filled in. Expected: no braces',
  ],
  [
    'a text that its original does not have',
    'works',
    'hint: 글',
    '2: Unknown field "hint" in a translation. Expected: one of title, summary, columns, count',
  ],
  [
    'a text by a name that its original does not have',
    'works',
    'columns: { cdoe: 코드 }',
    '2: Unknown field "cdoe" in columns. Expected: "code"',
  ],
  ['one text in the place of several', 'works', 'columns: 코드', '2: columns is one text. Expected: texts for code'],
  [
    'several texts in the place of one',
    'works',
    'title: { a: 가 }',
    '2: title is a group of fields. Expected: a title',
  ],
  [
    'no category of numbers',
    'works',
    'count: { all: 모두 }',
    '2: Unknown field "all" in count. Expected: one of zero, one, two, few, many, other',
  ],
  [
    'a name that is not filled in',
    'works',
    'count: { other: "{all} 가운데 {some}" }',
    '2: count.other has {some}, which is not filled in. Expected: {shown}, {all}',
  ],
  [
    'an empty field',
    'works',
    'title:',
    '2: title is empty. Expected: its words, or no such line: then those of shell/content/works.md are shown',
  ],
])('%s in a translation stops the build, with file and line', async (_, name, line, message) => {
  const file = `shell/content/${name}.ko.md`;
  const { root } = await contentFixture({ ...inKorean, [file]: `---\n${line}\n---\n` });
  expect(await mistakeOf(readShell(root, 'left out', 'ko'))).toBe(`${file}:${message}.`);
});

test('a translation counts by the categories of its language, and has words of its own to search by', async () => {
  const { root } = await contentFixture({
    ...inKorean,
    'shell/content/works.ko.md': '---\ncount: { few: "{all}", other: "{all} 중 {shown}" }\n---\n',
    'shell/content/search.ko.md': '---\nsynonyms: { tower: 탑 }\n---\n',
  });
  const { pages } = await readShell(root, 'left out', 'ko');
  expect(pages.map(({ texts }) => texts)).toMatchObject([
    {},
    { 'count.few': '{all}', 'count.other': '{all} 중 {shown}', 'columns.code': 'Code' },
    { 'synonyms.tower': '탑' },
    {},
    {},
  ]);
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

test('every file that the shell misses is named', async () => {
  const { root } = await contentFixture({
    'shell/content/home.md': files['shell/content/home.md'].replace('/TWR', '/works'),
  });
  const missing = ['notices', 'works', 'search', 'not-found', 'offline'].map(
    (name) =>
      `shell/content/${name}.md:1: The file does not exist. Expected: a file with the texts that the shell needs.`,
  );
  expect(await mistakeOf(readShell(root))).toBe(`There are 5 mistakes in the content:\n${missing.join('\n')}`);
});

test.each([
  [
    'a path out of the folder',
    'package.json',
    'There is no file "package.json" in shell/content. Expected: the name of a file in that folder',
  ],
  [
    'an absolute path',
    '/etc/passwd',
    'There is no file "/etc/passwd" in shell/content. Expected: the name of a file in that folder',
  ],
  ['other capitals', 'CV.pdf', 'There is no file "CV.pdf" in shell/content. Expected: "cv.pdf", spelt exactly so'],
  [
    'a page',
    'home.md',
    'The file "home.md" is of a kind that is not offered for download. Expected: a file that ends in 3dm, csv, docx, dwg, dxf, epub, glb, ics, ifc, json, mid, pdf, pptx, stl, txt, vcf, xlsx, zip',
  ],
  ['a file of the build', 'site.json', 'The site itself has a file "site.json". Expected: another name'],
  [
    'a link that leads out',
    'key.txt',
    '"key.txt" is a link that leads out of its folder. Expected: the file itself, not a link to it',
  ],
])('a download with %s is neither read nor written', async (_, file, message) => {
  const { root, write } = await contentFixture({
    ...files,
    'shell/content/site.md': site.replace('portrait:', `downloads: [{ label: CV, file: "${file}" }]\nportrait:`),
    'shell/content/cv.pdf': '%PDF',
    'shell/content/site.json': '{}',
    'package.json': 'the own one',
  });
  await write('key.txt', 'a secret');
  await symlink(join(root, 'key.txt'), join(root, 'shell/content/key.txt'));
  expect(await mistakeOf(compileContent(root, 'shell', join(root, 'shell/dist')))).toBe(
    `shell/content/site.md:14: ${message}.`,
  );
  expect(await readFile(join(root, 'package.json'), 'utf8')).toBe('the own one');
});

test('the file of a download may have blanks, and letters that macOS takes apart', async () => {
  const name = '이력서 100%.pdf';
  const { root } = await contentFixture({
    ...files,
    'shell/content/site.md': site.replace(
      'portrait:',
      `downloads: [{ label: CV, file: "${name.normalize('NFC')}" }]\nportrait:`,
    ),
    [`shell/content/${name.normalize('NFD')}`]: '%PDF',
  });
  expect((await readShell(root)).site.links).toContainEqual({
    label: 'CV',
    href: encodeURIComponent(name),
    file: true,
  });
});

test.each(['javascript:alert(1)', '../me.jpg', 'me.jpg', '//example.com/me.jpg'])(
  'a portrait at %s stops the build',
  async (address) => {
    expect(await mistake('shell/content/site.md', site.replace('portrait:', `portrait: "${address}"`))).toMatch(
      `portrait is "${address}". Expected: the address of a picture`,
    );
  },
);
