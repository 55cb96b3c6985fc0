import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { compileContent } from '../compile/compile';
import { drawing, page, photo, contentFixture, tower } from '../testing/content-fixture';
import { createNames } from './page-pictures';

const folder = 'remote-architecture/content/TWR';

function withImage(name: string): string {
  return page(['images:', `  - imgSrc: ${name}`, '    captionText: ""', '    alt: A tower', '    small: false']);
}

async function mistake(name: string, files: Readonly<Record<string, string | Buffer>> = {}): Promise<string> {
  const { mistakeIn } = await contentFixture({ [tower]: withImage(name), ...files });
  return mistakeIn();
}

test('a picture that is missing stops the build and says which ones there are', async () => {
  expect(
    await mistake('b.jpg', {
      [`${folder}/z.svg`]: drawing,
      [`${folder}/a.jpg`]: await photo(8, 8),
      [`${folder}/model.ts`]: '',
    }),
  ).toBe(`${tower}:5: There is no picture "b.jpg" in the folder. Expected: one of a.jpg, z.svg.`);
});

test('a picture that is missing from an empty folder stops the build', async () => {
  expect(await mistake('b.jpg')).toBe(
    `${tower}:5: There is no picture "b.jpg" in the folder. Expected: a picture file beside index.md.`,
  );
});

test('a picture in other capitals or with another ending is named as it is', async () => {
  expect(await mistake('Hero.jpg', { [`${folder}/hero.jpg`]: await photo(8, 8) })).toBe(
    `${tower}:5: There is no picture "Hero.jpg" in the folder. Expected: "hero.jpg", spelt exactly so.`,
  );
  expect(await mistake('hero.png', { [`${folder}/hero.jpg`]: await photo(8, 8) })).toBe(
    `${tower}:5: There is no picture "hero.png" in the folder. Expected: "hero.jpg", spelt exactly so.`,
  );
});

test('a picture outside the folder is not found', async () => {
  expect(await mistake('../HAL/hero.jpg')).toBe(
    `${tower}:5: There is no picture "../HAL/hero.jpg" in the folder. Expected: a picture file beside index.md.`,
  );
});

test('a file that no browser shows stops the build', async () => {
  expect(await mistake('hero.heic', { [`${folder}/hero.heic`]: 'x' })).toBe(
    `${tower}:5: "hero.heic" is no picture that a browser shows. Expected: a file that ends in .avif, .jpg, .jpeg, .png, .svg, .webp.`,
  );
});

test('a file that is no picture stops the build', async () => {
  expect(await mistake('a.jpg', { [`${folder}/a.jpg`]: 'This is text.' })).toBe(
    `${tower}:5: The picture "a.jpg" can't be read: input buffer contains unsupported image format. Expected: a whole JPG file.`,
  );
  expect(await mistake('a.jpg', { [`${folder}/a.jpg`]: '' })).toMatch(
    /^remote-architecture\/content\/TWR\/index\.md:5: The picture "a\.jpg" can't be read: .+\. Expected: a whole JPG file\.$/,
  );
});

test('a picture that is cut off stops the build', async () => {
  const whole = await photo(200, 200);
  expect(await mistake('a.jpg', { [`${folder}/a.jpg`]: whole.subarray(0, whole.length - 200) })).toMatch(
    /:5: The picture "a\.jpg" can't be read: .+\. Expected: a whole JPG file\.$/,
  );
});

test('a broken drawing stops the build', async () => {
  expect(await mistake('a.svg', { [`${folder}/a.svg`]: drawing.replace('</svg>', '</sv') })).toMatch(
    /:5: The picture "a\.svg" can't be read: .+\. Expected: a whole SVG file\.$/,
  );
});

test('a picture under the name of another kind stops the build', async () => {
  expect(await mistake('a.svg', { [`${folder}/a.svg`]: await photo(8, 8) })).toBe(
    `${tower}:5: The picture "a.svg" can't be read: its content is JPEG. Expected: a whole SVG file.`,
  );
  expect(await mistake('a.jpg', { [`${folder}/a.jpg`]: drawing })).toBe(
    `${tower}:5: The picture "a.jpg" can't be read: its content is SVG. Expected: a whole JPG file.`,
  );
});

test('the ending of a picture may have capitals', async () => {
  const { read } = await contentFixture({
    [tower]: withImage('DSC01.JPG'),
    [`${folder}/DSC01.JPG`]: await photo(8, 8),
  });
  expect((await read()).pages[0]?.figures[0]?.picture.kind).toBe('photo');
});

test('a Korean name is found however its letters are composed, and stays out of the address', async () => {
  const { read } = await contentFixture({
    [tower]: withImage('지붕 1.svg'.normalize('NFC')),
    [`${folder}/${'지붕 1.svg'.normalize('NFD')}`]: drawing,
  });
  expect((await read()).pages[0]?.figures[0]?.picture).toMatchObject({
    src: expect.stringMatching(/^\/media\/TWR-1-[0-9a-f]{12}-drawing\.svg$/),
  });
});

test('a picture in the text needs an alternative text and a file, each named with its line', async () => {
  const text = (body: string) =>
    contentFixture({ [tower]: page([], body), [`${folder}/a.svg`]: drawing }).then(({ mistakeIn }) => mistakeIn());
  expect(await text('One.\n\n![](a.svg "Plan")\n')).toBe(
    `${tower}:7: The picture "a.svg" has no alternative text. Expected: ![what is seen](a.svg "Caption"), or the name of one of images.`,
  );
  expect(await text('One.\n\n![A](a.svg)\n\n![B](b.svg)\n')).toBe(
    `${tower}:9: There is no picture "b.svg" in the folder. Expected: one of a.svg.`,
  );
});

test('each picture of a page has a name of its own, also where files already end with numbers', () => {
  expect(['a.jpg', 'A.png', 'a-2.jpg', 'a.svg'].map(createNames())).toEqual(['a', 'a-2', 'a-2-2', 'a-3']);
});

test('of two mistakes, one in a picture and one in a link, only one is said', async () => {
  expect(
    await contentFixture({ [tower]: page([], '![A](a.svg)\n\n[B](/NO)\n') }).then(({ mistakeIn }) => mistakeIn()),
  ).toMatch(/:7: The link to "\/NO" leads nowhere/);
});

test('pictures in the text stand where they are written', async () => {
  const { read } = await contentFixture({
    [tower]: page([], '![A](a.svg "Plan")\n\nOne.\n\n![B](a.svg)\n'),
    [`${folder}/a.svg`]: drawing,
  });
  expect((await read()).pages[0]?.sections[0]?.blocks).toMatchObject([
    {
      kind: 'figure',
      figure: { alt: 'A', captionText: 'Plan', picture: { kind: 'drawing', width: 300, height: 120 } },
    },
    { kind: 'text' },
    { kind: 'figure', figure: { alt: 'B', captionText: '' } },
  ]);
});

async function animation(): Promise<Buffer> {
  const frames = Buffer.concat([Buffer.alloc(8 * 8 * 3, 0), Buffer.alloc(8 * 8 * 3, 255)]);
  return sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0 })
    .toBuffer();
}

test('an animation stops the build, because only its first picture would be shown', async () => {
  expect(await mistake('a.webp', { [`${folder}/a.webp`]: await animation() })).toBe(
    `${tower}:5: The picture "a.webp" can't be read: it is an animation of 2 pictures. Expected: a still picture, or a film in a videos block.`,
  );
});

test('a photo of a telephone under another name is called what it is', async () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(99)]);
  expect(await mistake('a.jpg', { [`${folder}/a.jpg`]: heic })).toBe(
    `${tower}:5: The picture "a.jpg" can't be read: its content is HEIC. Expected: a photo that is exported as JPEG, under its own ending.`,
  );
});

test('a drawing with a script is published without it, which is said with its line', async () => {
  const { root } = await contentFixture({
    [tower]: withImage('a.svg'),
    [`${folder}/a.svg`]: drawing.replace('<path', '<script>alert(1)</script><path onclick="a()"'),
  });
  const warnings: string[] = [];
  await compileContent(root, 'architecture', join(root, 'dist'), {
    notify: (sentence) => void warnings.push(sentence),
  });
  expect(warnings).toEqual([
    `${tower}:5: Warning: The drawing "a.svg" is published without <script>, onclick, which could run or load something. Expected: a drawing that only draws.`,
  ]);
  const media = join(root, 'dist/content/media');
  const file = readdirSync(media).find((name) => name.endsWith('drawing.svg'));
  expect(readFileSync(join(media, file!), 'utf8')).toBe(drawing);
});

test('a drawing that shows a picture of another file stops the build', async () => {
  const text = drawing.replace('<path', '<image href="photo.jpg"/><path');
  expect(await mistake('a.svg', { [`${folder}/a.svg`]: text })).toBe(
    `${tower}:5: The picture "a.svg" can't be read: <image> shows a part of another file, "photo.jpg", which a browser leaves out. Expected: a drawing that holds its pictures itself: embed them when you export it.`,
  );
});

test('a plan in millimetres is a cover', async () => {
  const plan = drawing.replace('0 0 300 120', '0 0 80000 60000');
  const { read } = await contentFixture({ [tower]: withImage('a.svg'), [`${folder}/a.svg`]: plan });
  const { pages, shares } = await read();
  expect(pages[0]?.figures[0]?.picture).toMatchObject({ kind: 'drawing', width: 80000, height: 60000 });
  expect(shares['/TWR']).toMatch(/-share\.jpg$/);
});

test('a drawing that is larger than any paper stops the build', async () => {
  const plan = drawing.replace('0 0 300 120', '0 0 30000000 12000000');
  expect(await mistake('a.svg', { [`${folder}/a.svg`]: plan })).toMatch(
    `${tower}:5: The picture "a.svg" can't be read: it is 30000000 × 12000000 units large. Expected: at most 1000000 units on each side.`,
  );
});
