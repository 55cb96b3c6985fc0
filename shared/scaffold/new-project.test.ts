import fc from 'fast-check';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { areaNames } from '@portfolio/contract/areas';
import { newProject } from './new-project';
import { mistakeOf, page, contentFixture, tower } from '@portfolio/content/testing/content-fixture';

test.each(areaNames)('a new page in %s builds as it is', async (area) => {
  const { root, read } = await contentFixture();
  expect(await newProject(root, [area, 'TWR', 'A tower'], 2026)).toEqual({
    file: `remote-${area}/content/TWR/index.md`,
    path: '/TWR',
  });
  const [document] = (await read(area)).pages;
  expect(document).toMatchObject({ path: '/TWR', label: 'TWR', title: 'A tower' });
  expect(document?.facts.map(([key]) => key)).toEqual(['State', 'Maker', 'Prize', 'Helpers', 'Year', 'Weight']);
  expect(document?.sections.length).toBeGreaterThan(1);
});

test('the images of a new page are there as an example that works once the signs are away', async () => {
  const { root, read, write } = await contentFixture();
  const { file } = await newProject(root, ['architecture', 'TWR', 'A tower']);
  await write(
    'remote-architecture/content/TWR/hero.jpg',
    await (await import('@portfolio/content/testing/content-fixture')).photo(20, 10),
  );
  await write(file, (await readFile(join(root, file), 'utf8')).replace(/^# Put.*\n/m, '').replace(/^# /gm, ''));
  expect((await read()).pages[0]?.figures).toMatchObject([{ picture: { kind: 'photo' }, small: false }]);
});

test('a new page stands last in its area', async () => {
  const { root, read } = await contentFixture({
    [tower]: page(['order: 7']),
    'remote-architecture/content/OLD/index.md': page(['order: 3']),
    'remote-research/content/KEY/index.md': page(['order: 50']),
  });
  const { file } = await newProject(root, ['architecture', 'LAST', 'A last one']);
  expect(await readFile(join(root, file), 'utf8')).toMatch(/^order: 8$/m);
  expect((await read()).pages.at(-1)?.path).toBe('/LAST');
});

test('research takes a group, and without one its first', async () => {
  const { root, read } = await contentFixture();
  await newProject(root, ['research', 'ONE', 'One', 'study']);
  await newProject(root, ['research', 'TWO', 'Two']);
  expect((await read('research')).entries.map(({ path, group }) => [path, group])).toEqual([
    ['/TWO', 'research'],
    ['/ONE', 'study'],
  ]);
});

test('a code that is too long for the sidebar gets a short one that is free', async () => {
  const { root, read } = await contentFixture();
  for (const code of ['BookKeeper', 'BoatKit', 'Pianoforte']) await newProject(root, ['development', code, code]);
  expect((await read('development')).entries.map(({ label }) => label)).toEqual(['BK', 'BOA', 'PIA']);
});

test('a page with a mistake does not stop a new one', async () => {
  const { root } = await contentFixture({ [tower]: '---\norder: "x\n---\n' });
  expect(await newProject(root, ['architecture', 'NEW', 'New'])).toMatchObject({ path: '/NEW' });
});

const example = 'npm run new architecture TWR "A tower"';
test.each([
  ['nothing at all', [], `Say where: it is one of ${areaNames.join(', ')}, as in ${example}.`],
  [
    'an unknown area',
    ['building', 'NEW', 'New'],
    `There is no area "building": it is one of ${areaNames.join(', ')}, as in ${example}.`,
  ],
  [
    'a name that every object has',
    ['toString', 'NEW', 'New'],
    `There is no area "toString": it is one of ${areaNames.join(', ')}, as in ${example}.`,
  ],
  [
    'no code',
    ['architecture'],
    `Say which code the page has: a code has letters, digits and hyphens and begins with a letter, as in ${example}.`,
  ],
  [
    'a code that begins with a digit',
    ['architecture', '3D', 'New'],
    `"3D" can't be an address: a code has letters, digits and hyphens and begins with a letter, as in ${example}.`,
  ],
  [
    'a code that leads out of the folder',
    ['architecture', '../x', 'New'],
    `"../x" can't be an address: a code has letters, digits and hyphens and begins with a letter, as in ${example}.`,
  ],
  [
    'a code with a blank',
    ['architecture', 'A B', 'New'],
    `"A B" can't be an address: a code has letters, digits and hyphens and begins with a letter, as in ${example}.`,
  ],
  [
    'a code in another script',
    ['architecture', '지붕', 'New'],
    `"지붕" can't be an address: a code has letters, digits and hyphens and begins with a letter, as in ${example}.`,
  ],
  ['no title', ['architecture', 'NEW'], `Say which title the page has, as in ${example}.`],
  ['a title of blanks', ['architecture', 'NEW', ' \n '], `Say which title the page has, as in ${example}.`],
  [
    'a title with half a character',
    ['architecture', 'NEW', 'A tow\ud83cer'],
    'The title has a character that is not UTF-8: type it again, or give it without that one.',
  ],
  [
    'a title of 81 characters',
    ['architecture', 'NEW', 'a'.repeat(81)],
    'The title has 81 characters: it may have 80, so put the rest into the summary.',
  ],
  [
    'a title without quotes',
    ['architecture', 'NEW', 'New', 'tower'],
    `"tower" is no group of architecture. Its groups are architecture; a title of several words stands in quotes, as in ${example}.`,
  ],
  [
    'a long title without quotes',
    ['architecture', 'NEW', 'A', 'new', 'tower'],
    `There are too many words: put the title in quotes, as in ${example}.`,
  ],
  [
    'a group where there is none',
    ['contact', 'NEW', 'New', 'study'],
    `"study" is no group of contact. It has no groups; a title of several words stands in quotes, as in ${example}.`,
  ],
  [
    'a code that exists',
    ['development', 'TWR', 'New'],
    `The code "TWR" is taken by ${tower}, whose code is TW: choose another one.`,
  ],
  [
    'a code that exists in other capitals',
    ['architecture', 'twr', 'New'],
    `The code "twr" is taken by ${tower}, whose code is TW: choose another one.`,
  ],
  [
    'a code that is the label of a page',
    ['architecture', 'tw', 'New'],
    `The code "tw" is taken by ${tower}, whose code is TW: choose another one.`,
  ],
  [
    'an address of the shell',
    ['architecture', 'Portfolio', 'New'],
    'The address /Portfolio is taken by the site itself: choose another code.',
  ],
  [
    'a name that a file of the site has',
    ['architecture', 'Index', 'New'],
    'The address /Index is taken by the site itself: choose another code.',
  ],
  [
    'a folder without a text',
    ['architecture', 'draft', 'New'],
    'remote-architecture/content/Draft exists already, without an index.md: take it away, or choose another code.',
  ],
])('%s is refused with one sentence, and nothing is made', async (_, words, sentence) => {
  const { root } = await contentFixture({
    [tower]: page(['label: TW']),
    'remote-architecture/content/Draft/model.ts': '',
  });
  expect(await mistakeOf(newProject(root, words))).toBe(sentence);
  expect(existsSync(join(root, 'remote-architecture/content/NEW'))).toBe(false);
});

test('whatever the title says, the page builds and shows it', async () => {
  const { root, read } = await contentFixture();
  const title = fc.oneof(
    fc.string({ maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc
      .array(fc.constantFrom('"', "'", ': ', '# ', '---', '{', '&a ', '*', '\\', '\t', '박물관', '🏛️', 'a tower '), {
        maxLength: 8,
      })
      .map((parts) => parts.join('')),
  );
  await fc.assert(
    fc.asyncProperty(title, fc.constantFrom(...areaNames), async (words, area) => {
      const plain = words.replace(/\s+/g, ' ').trim();
      fc.pre(plain !== '' && plain.length <= 80 && !/[\ufffd\p{Surrogate}]/u.test(plain));
      const { file } = await newProject(root, [area, 'TWR', words]);
      try {
        const [entry] = (await read(area)).entries;
        expect(entry?.title).toBe(plain);
        expect(entry?.railTitle.length).toBeLessThanOrEqual(20);
      } finally {
        await rm(join(root, file, '..'), { recursive: true });
      }
    }),
  );
}, 30_000);
