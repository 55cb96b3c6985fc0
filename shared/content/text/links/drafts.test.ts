import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileContent } from '../../compile/compile';
import { linkTargets } from './link-context';
import { listPages } from './list-pages';
import { page, photo, contentFixture, tower, type ContentFixture } from '../../testing/content-fixture';

const bridge = 'remote-architecture/content/BRG/index.md';
const image = ['images:', '  - imgSrc: a.jpg', '    captionText: ""', '    alt: A', '    small: false'];

async function withDraft(draft = ['draft: true']): Promise<ContentFixture> {
  return contentFixture({
    [tower]: page(['order: 1']),
    [bridge]: page(['order: 2', ...draft, ...image], 'A secret bridge. [Plan](plan.pdf)'),
    'remote-architecture/content/BRG/a.jpg': await photo(20, 10),
    'remote-architecture/content/BRG/plan.pdf': '%PDF secret',
    'remote-architecture/content/ZOO/index.md': page(['order: 3']),
  });
}

async function everythingIn(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const parts = files.map(async (file) => {
    const path = join(file.parentPath, file.name);
    return `${path}\n${file.isFile() ? await readFile(path, 'latin1') : ''}`;
  });
  return (await Promise.all(parts)).join('\n');
}

test('nothing of a draft is part of what is built: no text, no picture, no file, no neighbour', async () => {
  const { root, read } = await withDraft();
  await compileContent(root, 'architecture', join(root, 'dist'));
  expect(await everythingIn(join(root, 'dist'))).not.toMatch(/BRG|secret/i);
  expect((await read()).pages.map(({ path, next }) => [path, next?.path])).toEqual([
    ['/TWR', '/ZOO'],
    ['/ZOO', undefined],
  ]);
});

test('a page that says draft: false is published', async () => {
  const { root } = await withDraft(['draft: false']);
  expect(await compileContent(root, 'architecture', join(root, 'dist'))).toBe(3);
});

test('development shows a draft, and its titles say what it is', async () => {
  const { root } = await withDraft();
  await compileContent(root, 'architecture', join(root, 'dist'), { drafts: 'shown' });
  const readWritten = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(root, 'dist/content', `${name}.json`), 'utf8'));
  expect(await readWritten('pages/BRG')).toMatchObject({ title: 'Draft: A tower' });
  expect(((await readWritten('entries')) as unknown[])[1]).toMatchObject({
    path: '/BRG',
    title: 'Draft: A tower',
    railTitle: 'Draft: A tower',
  });
});

test('a draft may be full of mistakes, as it is not read', async () => {
  const { write, read } = await withDraft();
  await write(bridge, '---\ndraft: true\ntitel: A\n---\n![x](no.jpg)\n');
  expect((await read()).pages).toHaveLength(2);
});

test.each([
  ['draft: yes', 'draft is "yes". Expected: true or false'],
  ['draft: "true"', 'draft is "true". Expected: true or false, without quotes'],
  ['Draft: true', 'Unknown field "Draft" in the frontmatter. Expected: "draft"'],
])('a page is never published by a slip: %s', async (line, message) => {
  const { mistakeIn } = await withDraft([line]);
  expect(await mistakeIn()).toBe(`${bridge}:5: ${message}.`);
});

test('a link to a draft is refused, also from another area, and changes when the draft is published', async () => {
  const { root, write, mistakeIn, read } = await withDraft();
  await write('remote-research/content/KEY/index.md', page([], 'See [it](/BRG).'));
  expect(await mistakeIn('research')).toBe(
    'remote-research/content/KEY/index.md:5: The link to "/BRG" leads to a draft, which is not published. Expected: no link, or a page without "draft: true".',
  );
  const before = linkTargets(root);
  await write(bridge, page(['order: 2']));
  expect(linkTargets(root)).not.toBe(before);
  expect((await read('research')).pages).toHaveLength(1);
});

test('what links may lead to changes with the name of a study, a picture of the text and a heading', async () => {
  const study = (name: string) => page([], `\`\`\`study\nname: ${name}\n\`\`\``);
  const { root, write } = await contentFixture({ [tower]: study('clock') });
  const seen = new Set([linkTargets(root)]);
  for (const text of [
    study('bell'),
    page([], '## One'),
    page([], 'Two\n---'),
    page([], '![A](a.svg)'),
    page(['draft: true']),
  ]) {
    await write(tower, text);
    seen.add(linkTargets(root));
  }
  expect(seen.size).toBe(6);
  await write(tower, page(['draft: true'], 'Other words.'));
  seen.add(linkTargets(root));
  expect(seen.size).toBe(6);
});

test('a page with a byte order mark keeps its code and its order', async () => {
  const { root, write, mistakeIn } = await contentFixture({ [tower]: `\uFEFF${page(['label: ABC', 'order: 7'])}` });
  expect(listPages(root)).toMatchObject([{ label: 'ABC', order: 7 }]);
  await write('remote-research/content/PAP/index.md', page(['label: abc']));
  expect(await mistakeIn('research')).toMatch('The code "abc" is taken by remote-architecture/content/TWR/index.md');
});
