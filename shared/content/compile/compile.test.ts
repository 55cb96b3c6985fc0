import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaFiles } from '@portfolio/contract/release';
import { compileContent } from './compile';
import { contentFixture, drawing, mistakeOf, page, photo, siteText, tower } from '../testing/content-fixture';

const withImage = page(['images:', '  - imgSrc: a.jpg', '    captionText: ""', '    alt: A tower', '    small: false']);

test('a content folder becomes a page, entries, a summary and its pictures', async () => {
  const { root } = await contentFixture({
    [tower]: withImage,
    'remote-architecture/content/TWR/a.jpg': await photo(20, 10),
  });
  expect(await compileContent(root, 'architecture', join(root, 'dist'))).toBe(1);
  const content = join(root, 'dist', 'content');
  expect((await readdir(content)).sort()).toEqual([
    'entries.json',
    'media',
    'media.json',
    'pages',
    'search.json',
    'shares.json',
    'summary.json',
  ]);
  const document = JSON.parse(await readFile(join(content, 'pages', 'TWR.json'), 'utf8')) as {
    figures: { picture: { base: string } }[];
  };
  const sizes = JSON.parse(await readFile(join(content, 'media.json'), 'utf8')) as MediaFiles;
  const media = Object.keys(sizes);
  expect(media).toEqual((await readdir(join(content, 'media'))).sort());
  for (const [file, { bytes }] of Object.entries(sizes))
    expect(bytes).toBe((await stat(join(content, 'media', file))).size);
  const shares = JSON.parse(await readFile(join(content, 'shares.json'), 'utf8')) as Record<string, string>;
  expect(media.map((file) => `/_areas/architecture/media/${file}`).sort()).toEqual(
    [...['avif', 'jpg'].map((ending) => `${document.figures[0]!.picture.base}-20.${ending}`), shares['/TWR']].sort(),
  );
});

test('a page that was taken away is gone from what is compiled', async () => {
  const { root } = await contentFixture({ [tower]: page() });
  await compileContent(root, 'architecture', join(root, 'dist'));
  const other = await contentFixture();
  await compileContent(other.root, 'architecture', join(root, 'dist'));
  expect(await readdir(join(root, 'dist', 'content'))).not.toContain('pages');
});

test('a mistake leaves what was compiled before as it was', async () => {
  const { root, write } = await contentFixture({ [tower]: page() });
  await compileContent(root, 'architecture', join(root, 'dist'));
  const before = await readFile(join(root, 'dist', 'content', 'pages', 'TWR.json'), 'utf8');
  await write(tower, '---\n---\n');
  await mistakeOf(compileContent(root, 'architecture', join(root, 'dist')));
  expect(await readdir(join(root, 'dist'))).toEqual(['content']);
  expect(await readFile(join(root, 'dist', 'content', 'pages', 'TWR.json'), 'utf8')).toBe(before);
});

test('the same content compiles to the same bytes', async () => {
  const { root } = await contentFixture({
    [tower]: withImage,
    'remote-architecture/content/TWR/a.jpg': await photo(20, 10),
  });
  for (const dist of ['one', 'two']) await compileContent(root, 'architecture', join(root, dist));
  for (const file of ['entries.json', 'summary.json', 'media.json', 'pages/TWR.json']) {
    expect(await readFile(join(root, 'one', 'content', file))).toEqual(
      await readFile(join(root, 'two', 'content', file)),
    );
  }
});

test('what a site in several languages has only once is looked at once, and told once', async () => {
  const { root } = await contentFixture({
    'shell/content/site.md': siteText.replace('[en]', '[en, ko]'),
    [tower]: page([
      'images:',
      ...['a.jpg', 'b.svg'].map((name) => `  - { imgSrc: ${name}, captionText: "", alt: A, small: false }`),
    ]),
    'remote-architecture/content/TWR/index.ko.md': page(),
    'remote-architecture/content/TWR/b.svg': drawing.replace('<path', '<script>1</script><path'),
    'remote-architecture/content/TWR/a.jpg': await photo(8, 8),
    'remote-architecture/content/Barn/a.jpg': await photo(8, 8),
  });
  const warnings: string[] = [];
  await compileContent(root, 'architecture', join(root, 'dist'), {
    notify: (sentence) => void warnings.push(sentence),
  });
  const sentences = [
    /TWR\/index\.md:6: Warning: The drawing "b/,
    /folder "Barn" has/,
    /TWR\/index\.md:5: Warning: The cover/,
  ];
  expect(warnings).toEqual(sentences.map((sentence): unknown => expect.stringMatching(sentence)));
});
