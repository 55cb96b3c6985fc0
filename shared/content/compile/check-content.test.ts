import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from './check-content';
import { compileContent } from './compile';
import { contentFixture, drawing, mistakeOf, page, photo, siteText, tower } from '../testing/content-fixture';

const image = ['images:', '  - imgSrc: a.jpg', '    captionText: ""', '    alt: A', '    small: false'];

test('all mistakes of all pages of all areas are told at once, in order, with their number', async () => {
  const { root } = await contentFixture({
    [tower]: page(['year: soon', 'order: first'], 'One [two](/NO).\n\n#### Three\n\n![](a.svg)\n\n[Four](/OTHER)'),
    'remote-architecture/content/HAL/index.md': page(['titel: A hall'], 'Text <!-- without end.'),
    'remote-research/content/PAP/index.md': page(['group: none']),
  });
  const message = await mistakeOf(checkContent(root, ['architecture', 'development', 'research']));
  const places = message.split('\n').map((line) => /^[^ ]+:\d+: (?:[\w."/-]+ ){1,5}/.exec(line)?.[0].trim());
  expect(message).toMatch(/^There are 9 mistakes in the content:\n/);
  expect(places.slice(1)).toEqual([
    'remote-architecture/content/HAL/index.md:4: Unknown field "titel" in the',
    expect.stringMatching(/HAL\/index\.md:6: The comment/),
    `${tower}:4: year is "soon".`,
    `${tower}:5: order is "first".`,
    expect.stringMatching(/TWR\/index\.md:7: The link to "\/NO"/),
    expect.stringMatching(/TWR\/index\.md:9: The heading "Three" of level/),
    `${tower}:11: The picture "a.svg" has no`,
    expect.stringMatching(/TWR\/index\.md:13: The link to "\/OTHER"/),
    expect.stringMatching(/PAP\/index\.md:4: group is "none"/),
  ]);
});

test('no picture is touched while a text has a mistake, and all pictures with a mistake are told', async () => {
  const { root, write } = await contentFixture({
    [tower]: page(image),
    'remote-architecture/content/TWR/a.jpg': 'This is text.',
    'remote-architecture/content/HAL/index.md': page(image, '[x](/NO)'),
    'remote-architecture/content/HAL/a.jpg': await photo(8, 8),
    'remote-architecture/content/WAL/index.md': page(image),
    'remote-architecture/content/WAL/a.jpg': '',
  });
  const compile = () => mistakeOf(compileContent(root, 'architecture', join(root, 'dist')));
  expect(await compile()).toMatch(/^remote-architecture\/content\/HAL\/index\.md:10: The link to "\/NO" leads nowhere/);
  expect(existsSync(join(root, '.cache'))).toBe(false);
  await write('remote-architecture/content/HAL/index.md', page(image));
  expect(await compile()).toMatch(
    /^There are 2 mistakes[^]*TWR\/index\.md:5: The picture[^]*WAL\/index\.md:5: The picture/,
  );
  expect(existsSync(join(root, '.cache'))).toBe(false);
});

test('texts, translations and pictures are told at once; what a translation has from its original is told once', async () => {
  const { root } = await contentFixture({
    'shell/content/site.md': siteText.replace('[en]', '[en, ko]'),
    [tower]: page(['year: soon', ...image], 'One [two](/NO).'),
    'remote-architecture/content/TWR/index.ko.md': '---\ntitle: 탑\n---\n하나 [둘](/NO).\n',
    'remote-architecture/content/HAL/index.md': page(image),
    'remote-architecture/content/HAL/index.ko.md': '---\ntitle: 홀\nyear: 2026\n---\n셋 [넷](/NEIN).\n',
    'remote-architecture/content/HAL/a.jpg': 'This is text.',
  });
  const message = await mistakeOf(checkContent(root, ['architecture']));
  expect(message.split('\n').map((line) => line.replace(/^remote-architecture\/content\//, '').slice(0, 50))).toEqual([
    'There are 6 mistakes in the content:',
    expect.stringMatching(/^HAL\/index\.md:5: The picture/),
    expect.stringMatching(/^HAL\/index\.ko\.md:3: Unknown field "year" in a trans/),
    expect.stringMatching(/^HAL\/index\.ko\.md:5: The link to "\/NEIN"/),
    expect.stringMatching(/^TWR\/index\.md:4: year is "soon"/),
    expect.stringMatching(/^TWR\/index\.md:\d+: The link to "\/NO"/),
    expect.stringMatching(/^TWR\/index\.ko\.md:4: The link to "\/NO"/),
  ]);
});

test('a folder with pictures but without a text is told', async () => {
  const { root } = await contentFixture({
    [tower]: page(),
    'remote-architecture/content/Barn/a.JPG': await photo(8, 8),
    'remote-architecture/content/notes/a.txt': 'x',
  });
  const warnings: string[] = [];
  await compileContent(root, 'architecture', join(root, 'dist'), {
    notify: (sentence) => void warnings.push(sentence),
  });
  expect(warnings).toEqual([
    'remote-architecture/content/Barn/index.md:1: Warning: The folder "Barn" has pictures, but no index.md, so it is no page. Expected: npm run new architecture Barn "<title>" in an empty folder, or an index.md in this one.',
  ]);
});

test('a picture of a translation alone is looked at too', async () => {
  const { root } = await contentFixture({
    'shell/content/site.md': siteText.replace('[en]', '[en, ko]'),
    [tower]: page(['images: [{ imgSrc: a.svg, captionText: A, alt: A, small: false }]']),
    'remote-architecture/content/TWR/index.ko.md': page(),
    'remote-architecture/content/TWR/a.svg': drawing,
    'remote-architecture/content/TWR/a.ko.svg': 'no drawing',
  });
  expect(await mistakeOf(checkContent(root, ['architecture']))).toMatch(/TWR\/index\.ko\.md:\d+: The picture "a\.svg"/);
});
