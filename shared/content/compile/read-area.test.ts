import { page, contentFixture, tower } from '../testing/content-fixture';
import { groupsOf, readSettings } from '../site/site-settings';

const research = (name: string) => `remote-research/content/${name}/index.md`;

test('pages stand in the order of their groups, then of their numbers, then of the alphabet', async () => {
  const { read } = await contentFixture({
    [research('D')]: page(['label: D']),
    [research('C')]: page(['label: C']),
    [research('B')]: page(['order: 2', 'group: research']),
    [research('A')]: page(['order: 10']),
    [research('E')]: page(['order: 1', 'group: study']),
  });
  const { pages, entries, summary } = await read('research');
  expect(pages.map(({ path }) => path)).toEqual(['/B', '/A', '/C', '/D', '/E']);
  expect(pages[1]).toMatchObject({ previous: { path: '/B' }, next: { path: '/C' } });
  expect(entries.map(({ group }) => group)).toEqual(['research', 'research', 'research', 'research', 'study']);
  expect(summary.groups.map(({ group, count }) => [group, count])).toEqual([
    ['research', 4],
    ['study', 1],
  ]);
});

test('a page that is not listed has its address and stands in no group, nor among previous and next', async () => {
  const { read } = await contentFixture({
    [research('A')]: page(['order: 1']),
    [research('B')]: page(['order: 2', 'listed: false']),
    [research('C')]: page(['order: 3']),
  });
  const { pages, entries, summary } = await read('research');
  expect(pages.map(({ path }) => path)).toEqual(['/B', '/A', '/C']);
  expect(entries.map(({ group }) => group)).toEqual([undefined, 'research', 'research']);
  expect(summary.groups[0]?.entries.map(({ path }) => path)).toEqual(['/A', '/C']);
  const near = pages.map(({ previous, next }) => [previous?.path, next?.path]);
  expect(near).toEqual([
    [undefined, undefined],
    [undefined, '/C'],
    ['/A', undefined],
  ]);
});

test.each(['group: study', 'lead: true'])('a page that is not listed and has "%s" stops the build', async (field) => {
  const { mistakeIn } = await contentFixture({ [research('A')]: page(['listed: false', field]) });
  const [name] = field.split(':');
  expect(await mistakeIn('research')).toMatch(
    `The page has ${name} and "listed: false". Expected: one of both: no list has a page that says "listed: false".`,
  );
});

test('an area says which other origins its pages need', async () => {
  const file = 'remote-research/content/index.md';
  const introduction = (...lines: string[]) => ['---', 'title: Research', ...lines, '---', ''].join('\n');
  const { read } = await contentFixture({
    [file]: introduction('connect: [https://api.example.org]', 'images:', '  - https://tiles.example.org:8443'),
  });
  expect((await read('research')).summary.origins).toEqual({
    connect: ['https://api.example.org'],
    images: ['https://tiles.example.org:8443'],
  });
});

test.each(['http://api.example.org', 'https://api.example.org/', 'https://*.example.org', "'self'", 'api.example.org'])(
  'the origin %s stops the build',
  async (origin) => {
    const { mistakeIn } = await contentFixture({
      'remote-research/content/index.md': `---\ntitle: Research\nconnect:\n  - ${JSON.stringify(origin)}\n---\n`,
    });
    expect(await mistakeIn('research')).toMatch(
      /^remote-research\/content\/index\.md:4: .*an origin such as "https:\/\/api\.example\.org", without a path/,
    );
  },
);

test('an area without pages is an area', async () => {
  const { root, read } = await contentFixture();
  const [group] = groupsOf(readSettings(root), 'architecture');
  expect(await read()).toEqual({
    entries: [],
    pages: [],
    shares: {},
    words: {},
    summary: {
      title: 'architecture',
      groups: [{ ...group, intro: 'About architecture.', count: 0, entries: [] }],
    },
  });
});

test('an area shows the first twelve works of a group and how many there are', async () => {
  const files = Array.from(
    { length: 14 },
    (_, index) => [`remote-architecture/content/P${index + 1}/index.md`, page([`order: ${index + 1}`])] as const,
  );
  const { read } = await contentFixture(Object.fromEntries(files));
  const [group] = (await read()).summary.groups;
  expect(group?.count).toBe(14);
  expect(group?.entries.map(({ path }) => path)).toEqual(Array.from({ length: 12 }, (_, index) => `/P${index + 1}`));
});

test('the order in which pages stand on the disk changes nothing', async () => {
  const names = ['P1', 'P10', 'P2', 'b', 'A'];
  const file = (name: string) => [`remote-architecture/content/${name}/index.md`, page()] as const;
  const one = await contentFixture(Object.fromEntries(names.map(file)));
  const other = await contentFixture(Object.fromEntries(names.toReversed().map(file)));
  expect(await one.read()).toEqual(await other.read());
});

test('an area without an introduction stops the build', async () => {
  const { mistakeIn, write } = await contentFixture();
  await write('remote-architecture/content/index.md', '---\ntitle: A\nname: A\n---\n');
  expect(await mistakeIn()).toBe(
    'remote-architecture/content/index.md:3: Unknown field "name" in the frontmatter. Expected: one of title, groups, studies, connect, images, signs.',
  );
});

test('an introduction to a group of another area stops the build', async () => {
  const { mistakeIn } = await contentFixture({
    'remote-research/content/index.md': '---\ntitle: Research\ngroups:\n  research: One.\n  architecture: Two.\n---\n',
  });
  expect(await mistakeIn('research')).toBe(
    'remote-research/content/index.md:5: The group "architecture" does not belong to research. Expected: research or study.',
  );
});

test('a page in a group of another area stops the build', async () => {
  expect(await (await contentFixture({ [tower]: page(['order: 1', 'group: study']) })).mistakeIn()).toBe(
    `${tower}:5: The group "study" does not belong to architecture. Expected: architecture.`,
  );
  const contact = 'remote-contact/content/Contact/index.md';
  expect(await (await contentFixture({ [contact]: page(['group: study']) })).mistakeIn('contact')).toBe(
    `${contact}:4: The group "study" does not belong to contact. Expected: no group.`,
  );
});

test('a code that another page has stops the build, whatever its capitals and its area', async () => {
  const ownCode = 'Expected: a code of its own: change label, or the name of the folder.';
  const same = await contentFixture({
    [research('A')]: page(['order: 1', 'label: X1']),
    [research('B')]: page(['order: 2', 'label: x1']),
  });
  expect(await same.mistakeIn('research')).toBe(
    `${research('B')}:5: The code "x1" is taken by ${research('A')}. ${ownCode}`,
  );
  const folder = await contentFixture({ [tower]: page(), [research('KEY')]: page(['label: TWR']) });
  expect(await folder.mistakeIn('research')).toBe(
    `${research('KEY')}:4: The code "TWR" is taken by ${tower}. ${ownCode}`,
  );
  const label = await contentFixture({ [tower]: page(['label: "LEY" # as on the plans']), [research('LEY')]: page() });
  expect(await label.mistakeIn('research')).toBe(
    `${research('LEY')}:1: The code "LEY" is taken by ${tower}. ${ownCode}`,
  );
});

test('a path that another area or the site itself has stops the build of either', async () => {
  const twin = 'Expected: another name for the folder, different not only in capitals.';
  const { mistakeIn } = await contentFixture({ [tower]: page(['label: A']), [research('Twr')]: page(['label: B']) });
  expect(await mistakeIn('architecture')).toBe(`${tower}:1: The path /TWR is taken by ${research('Twr')}. ${twin}`);
  expect(await mistakeIn('research')).toBe(`${research('Twr')}:1: The path /Twr is taken by ${tower}. ${twin}`);
  const contact = 'remote-contact/content/Contact/index.md';
  const doubled = await contentFixture({
    [contact]: page(),
    'remote-architecture/content/Contact/index.md': page(['label: C']),
  });
  expect(await doubled.mistakeIn('architecture')).toBe(
    `remote-architecture/content/Contact/index.md:1: The path /Contact is taken by ${contact}. ${twin}`,
  );
  const portfolio = await contentFixture({ [research('Portfolio')]: page() });
  expect(await portfolio.mistakeIn('research')).toBe(
    `${research('Portfolio')}:1: The path /Portfolio is taken by the site itself. ${twin}`,
  );
});

test('the contact page stands beside its second address', async () => {
  const { read } = await contentFixture({ 'remote-contact/content/Contact/index.md': page() });
  expect((await read('contact')).pages.map(({ path }) => path)).toEqual(['/Contact']);
});

test.each([
  ['index', 'The path /index is taken by the site itself. Expected: another name for the folder'],
  ['Works', 'The path /Works is taken by the site itself. Expected: another name for the folder'],
  [
    '404',
    'The folder "404" can\'t be an address. Expected: a name of letters, digits and hyphens that begins with a letter',
  ],
  [
    'my tower',
    'The folder "my tower" can\'t be an address. Expected: a name of letters, digits and hyphens that begins with a letter',
  ],
  [
    '_areas',
    'The folder "_areas" can\'t be an address. Expected: a name of letters, digits and hyphens that begins with a letter',
  ],
])('a folder that is called %s stops the build', async (name, message) => {
  const { mistakeIn } = await contentFixture({ [`remote-architecture/content/${name}/index.md`]: page() });
  expect(await mistakeIn()).toBe(`remote-architecture/content/${name}/index.md:1: ${message}.`);
});

test('skills have the signs that their area draws', async () => {
  const file = 'remote-research/content/index.md';
  const { read, write, mistakeIn } = await contentFixture({
    [file]: '---\ntitle: Research\nsigns:\n  Tile glazing: "M3 12h18"\n---\n',
    [research('HUT')]: page([], '```skills\n- Tile glazing\n- Plaster\n```'),
  });
  const { pages } = await read('research');
  expect(pages[0]?.sections[0]?.blocks).toEqual([
    { kind: 'skills', skills: [{ name: 'Tile glazing', sign: 'M3 12h18' }, { name: 'Plaster' }] },
  ]);
  await write(file, '---\ntitle: Research\nsigns:\n  Tile glazing: tile.svg\n---\n');
  expect(await mistakeIn('research')).toBe(
    `${file}:4: signs.Tile glazing is "tile.svg". Expected: the path of a line drawing of 24 by 24, such as "M3 12h18".`,
  );
});

test('a text under another name than index.md is not passed over', async () => {
  const { mistakeIn } = await contentFixture({ 'remote-architecture/content/TWR/Index.MD': page() });
  expect(await mistakeIn()).toBe(
    `${tower}:1: The file does not exist, but Index.MD stands in its folder. Expected: the name index.md, spelt exactly so.`,
  );
});

test('a folder without any text, and a text in another language, are passed over', async () => {
  const { read } = await contentFixture({
    'remote-architecture/content/NEW/model.ts': '',
    [tower]: page(),
    'remote-architecture/content/TWR/index.ko.md': '---\n---\n',
  });
  expect((await read()).pages.map(({ path }) => path)).toEqual(['/TWR']);
});
