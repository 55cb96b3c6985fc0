import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaFiles } from '@portfolio/contract/release';
import { compileContent } from '../compile/compile';
import { page, contentFixture, tower } from '../testing/content-fixture';

const folder = 'remote-architecture/content/TWR';

test('a file beside the text is offered for download with its kind and size, under its own name', async () => {
  const { root } = await contentFixture({
    [tower]: page([], 'My [CV](cv.pdf), and [again](./cv.pdf); [rooms](<room list.CSV>).'),
    [`${folder}/cv.pdf`]: Buffer.alloc(1_234_567, 'a'),
    [`${folder}/room list.CSV`]: 'a,b\n',
  });
  await compileContent(root, 'architecture', join(root, 'dist'));
  const content = join(root, 'dist', 'content');
  const document = JSON.parse(await readFile(join(content, 'pages', 'TWR.json'), 'utf8')) as {
    files: { href: string }[];
    sections: { blocks: { html: string }[] }[];
  };
  const [cv, rooms] = document.files.map(({ href }) => href);
  expect(document.files).toEqual([
    {
      href: expect.stringMatching(/^\/_areas\/architecture\/media\/[0-9a-f]{12}\/cv\.pdf$/),
      name: 'cv.pdf',
      type: 'PDF',
      bytes: 1_234_567,
    },
    { href: expect.stringMatching(/\/room-list\.csv$/), name: 'room list.CSV', type: 'CSV', bytes: 4 },
  ]);
  expect(document.sections[0]?.blocks[0]?.html).toBe(
    `<p>My <a href="${cv}">CV</a> (PDF, 1.2\u00a0MB), and <a href="${cv}">again</a> (PDF, 1.2\u00a0MB); <a href="${rooms}">rooms</a> (CSV, 1\u00a0KB).</p>\n`,
  );
  expect(await readFile(join(content, 'media', cv!.split('/media/')[1]!))).toHaveLength(1_234_567);
  const media = JSON.parse(await readFile(join(content, 'media.json'), 'utf8')) as MediaFiles;
  expect(media[cv!.split('/media/')[1]!]).toEqual({ bytes: 1_234_567 });
  expect(media[rooms!.split('/media/')[1]!]).toEqual({ bytes: 4 });
});

const kinds = '3dm, csv, docx, dwg, dxf, epub, glb, ics, ifc, json, mid, pdf, pptx, stl, txt, vcf, xlsx, zip';
test.each([
  ['is missing', '[CV](vc.pdf)', {}, 'There is no file "vc.pdf" in the folder. Expected: one of CV.pdf, a.zip'],
  [
    'has other capitals',
    '[CV](cv.pdf)',
    {},
    'There is no file "cv.pdf" in the folder. Expected: "CV.pdf", spelt exactly so',
  ],
  [
    'is a program',
    '[A](a.exe)',
    { 'a.exe': 'x' },
    `The file "a.exe" is of a kind that is not offered for download. Expected: a file that ends in ${kinds}`,
  ],
  [
    'is a page',
    '[A](a.html)',
    { 'a.html': 'x' },
    `The file "a.html" is of a kind that is not offered for download. Expected: a file that ends in ${kinds}`,
  ],
  [
    'is a picture',
    '[A](a.jpg)',
    { 'a.jpg': 'x' },
    'The file "a.jpg" is of a kind that is not offered for download. Expected: a picture as ![what is seen](file "Caption") in a paragraph of its own',
  ],
  ['is empty', '[A](b.zip)', { 'b.zip': '' }, 'The file "b.zip" is empty. Expected: a file with something in it'],
  ['is a folder', '[A](c.pdf)', { 'c.pdf/x': '' }, '"c.pdf" is no file. Expected: the name of a file beside index.md'],
  [
    'is too large',
    '[A](b.zip)',
    { 'b.zip': Buffer.alloc(25_100_000) },
    'The file "b.zip" has 25.1\u00a0MB. Expected: at most 25\u00a0MB: a smaller one, or a link to a place for large files',
  ],
])(
  'a file that %s stops the build and names its line',
  async (_, body, files: Record<string, string | Buffer>, message) => {
    const { mistakeIn, write } = await contentFixture({
      [tower]: page([], `One.\n\n${body}`),
      [`${folder}/CV.pdf`]: 'x',
      [`${folder}/a.zip`]: 'x',
    });
    for (const [name, content] of Object.entries(files)) await write(`${folder}/${name}`, content);
    expect(await mistakeIn()).toBe(`${tower}:7: ${message}.`);
  },
);
