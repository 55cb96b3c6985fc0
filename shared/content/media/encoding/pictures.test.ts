import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Photo, Picture } from '@portfolio/contract/page';
import { encode as encodeInto } from './encode';
import { encodePicture } from './pictures';
import { drawing, photo } from '../../testing/content-fixture';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function folders() {
  return { cache: join(folder, 'cache'), media: join(folder, 'media'), mediaUrl: '/media/' };
}

async function encode(name: string, source: Buffer | string): Promise<Picture> {
  await writeFile(join(folder, name), source);
  return encodePicture(join(folder, name), `TWR-${name.split('.')[0]}`, folders());
}

async function encodePhoto(name: string, source: Buffer): Promise<Photo> {
  const picture = await encode(name, source);
  if (picture.kind !== 'photo') throw new Error(`${name} became a drawing.`);
  return picture;
}

/** Every file of the cache with the moment of its last change. */
async function changes(): Promise<Record<string, number>> {
  const files = await readdir(folders().cache, { recursive: true });
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, (await stat(join(folders().cache, file))).mtimeMs] as const)),
  );
}

test.each([
  [1920, [400, 640, 800, 1120, 1600, 1920], [800, 1600]],
  [1600, [400, 640, 800, 1120, 1600], [800, 1600]],
  [1000, [400, 640, 800, 1000], [800]],
  [800, [400, 640, 800], [800]],
  [500, [400, 500], [500]],
  [400, [400], [400]],
  [3, [3], [3]],
])(
  'a source image of %i px is offered at its own width and the narrower ones, none enlarged',
  async (width, widths, fallbacks) => {
    const picture = await encodePhoto('a.jpg', await photo(width, 2));
    expect(picture).toMatchObject({ widths, fallbacks, width, height: 2 });
    const expected = [...widths.map((each) => `${each}.avif`), ...fallbacks.map((each) => `${each}.jpg`)].map((each) =>
      `${picture.base}-${each}`.replace('/media/', ''),
    );
    expect((await readdir(folders().media)).sort()).toEqual(expected.sort());
    for (const file of expected) {
      const { width: real, format } = await sharp(join(folders().media, file)).metadata();
      expect([real, format]).toEqual([Number(/-(\d+)\.\w+$/.exec(file)?.[1]), file.endsWith('.jpg') ? 'jpeg' : 'heif']);
    }
  },
);

test.each([
  ['lies', 800, 600, 216],
  ['stands', 400, 1200, 216],
  ['is very long', 800, 200, 576],
  ['is tiny', 60, 40, 60],
])('a photo that %s fills 72 by 48 px of a list on the finest screens', async (_, width, height, thumb) => {
  const { base, ...picture } = await encodePhoto('a.jpg', await photo(width, height));
  expect(picture.thumb).toBe(thumb);
  expect(await readdir(folders().media)).toContain(`${base.replace('/media/', '')}-${thumb}.avif`);
});

test('nothing is encoded twice', async () => {
  const source = await photo(700, 10);
  const before = await encode('a.jpg', source);
  const encoded = await changes();
  expect(await encode('a.jpg', source)).toEqual(before);
  await encode('b.jpg', source);
  expect(await changes()).toEqual(encoded);
});

test('a picture that is needed twice at the same time is encoded once', async () => {
  const source = await photo(700, 10);
  const [one, other] = await Promise.all([encode('a.jpg', source), encode('b.jpg', source)]);
  expect({ ...one, base: '' }).toEqual({ ...other, base: '' });
  expect((await readdir(folders().cache)).filter((name) => !name.includes('/'))).toHaveLength(1);
});

test('a changed source image gets another address', async () => {
  const before = await encodePhoto('a.jpg', await photo(30, 10));
  expect((await encodePhoto('a.jpg', await photo(31, 10))).base).not.toBe(before.base);
});

test('a source image that cannot be read leaves nothing in the cache', async () => {
  await expect(encode('a.jpg', 'This is text.')).rejects.toThrow('unsupported image format');
  expect(await readdir(folders().cache)).toEqual([]);
});

test('a drawing keeps its size and its bytes', async () => {
  const picture = await encode('a.svg', drawing);
  expect(picture).toMatchObject({
    kind: 'drawing',
    width: 300,
    height: 120,
    src: expect.stringMatching(/^\/media\/TWR-a-[0-9a-f]{12}-drawing\.svg$/),
  });
  const [file = ''] = await readdir(folders().media);
  expect((await stat(join(folders().media, file))).size).toBe(Buffer.byteLength(drawing));
});

test('beside a drawing lies a small picture of it that fills 72 by 48 px of the finest screens', async () => {
  const picture = await encode('a.svg', drawing);
  const { thumb = '' } = picture.kind === 'drawing' ? picture : {};
  expect(thumb).toMatch(/^\/media\/TWR-a-[0-9a-f]{12}-thumb\.avif$/);
  const { width, height, format } = await sharp(thumb.replace('/media', folders().media)).metadata();
  expect([width, height, format]).toEqual([360, 144, 'heif']);
});

test('a photo that the camera turned stands upright', async () => {
  const turned = await sharp(await photo(60, 20))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await encodePhoto('a.jpg', turned)).toMatchObject({ width: 20, height: 60 });
});

test('what is transparent in a source image becomes white', async () => {
  const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const { base } = await encodePhoto('a.png', clear);
  const { dominant } = await sharp(join(folders().media, `${base.replace('/media/', '')}-20.jpg`)).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

test.each(['b-w', 'rgb16', 'cmyk'] as const)('a source image in the colour space %s works', async (space) => {
  const image = sharp(await photo(40, 20)).toColourspace(space);
  const source = await (space === 'cmyk' ? image.jpeg() : image.png()).toBuffer();
  expect(await encodePhoto('a.png', source)).toMatchObject({ width: 40, height: 20 });
});

test('a photo for print, in CMYK, keeps its colours and is no negative', async () => {
  const colours = ['#c83232', '#32a03c', '#34507c', '#e6c83c', '#f5f5f5', '#1e1e1e'];
  const patches = colours.map((background, index) => ({
    input: { create: { width: 60, height: 60, channels: 3 as const, background } },
    left: 60 * index,
    top: 0,
  }));
  const plain = sharp({ create: { width: 360, height: 60, channels: 3, background: '#fff' } }).composite(patches);
  // The second step converts what the first has drawn.
  const printed = await sharp(await plain.png().toBuffer())
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg({ quality: 100 })
    .toBuffer();
  const { base } = await encodePhoto('a.jpg', printed);
  for (const file of ['360.avif', '360.jpg']) {
    const shown = sharp(join(folders().media, `${base.replace('/media/', '')}-${file}`));
    const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true });
    const middles = colours.map((_, index) => {
      const at = (30 * info.width + 60 * index + 30) * info.channels;
      return [...data.subarray(at, at + 3)];
    });
    colours.forEach((colour, index) => {
      const drawn = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
      // Inks and compression change a colour a little.
      const furthest = Math.max(...drawn.map((value, channel) => Math.abs(value - middles[index]![channel]!)));
      expect({ file, colour, shown: middles[index], isNear: furthest <= 40 }).toMatchObject({ isNear: true });
    });
  }
});

test('the address of a picture has only letters, digits and hyphens, whatever its file is called', async () => {
  const { base } = await encodePhoto('Plan & Schnitt, 2. Fassung (neu).jpg', await photo(9, 9));
  expect(base).toMatch(/^\/media\/TWR-Plan-Schnitt-2-[0-9a-f]{12}$/);
});

test('a photo that was never encoded is encoded quickly and in one width when that is asked for, and thoroughly by the next build', async () => {
  await writeFile(join(folder, 'a.jpg'), await photo(1300, 200));
  const made: string[] = [];
  const read = (care: 'quick' | 'thorough') =>
    encodePicture(join(folder, 'a.jpg'), 'a', { ...folders(), care, onPicture: (how) => made.push(how) });
  const quick = await read('quick');
  const thorough = await read('thorough');
  const again = await read('quick');
  expect(made).toEqual(['quick', 'thorough', 'thorough']);
  expect(quick).toMatchObject({ widths: [1120], fallbacks: [800], width: 1300, height: 200 });
  expect(thorough).toMatchObject({ widths: [400, 640, 800, 1120, 1300], fallbacks: [800], width: 1300, height: 200 });
  expect(again).toEqual(thorough);
});

test('a photo is encoded to the same bytes whatever number of threads a machine has', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const source = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  const before = sharp.concurrency();
  const filesWith = async (threads: number) => {
    sharp.concurrency(threads);
    const place = join(folder, String(threads));
    await mkdir(place);
    await encodeInto(place, source, 'thorough');
    const names = (await readdir(place)).sort();
    return Promise.all(names.map(async (name) => [name, await readFile(join(place, name), 'base64')]));
  };
  try {
    expect(await filesWith(8)).toEqual(await filesWith(1));
  } finally {
    sharp.concurrency(before);
  }
}, 60_000);

describe.each(['quick', 'thorough'] as const)('in a %s build', (care) => {
  test.each([
    ['a photo', (): Promise<Buffer> => photo(1300, 200)],
    [
      'one that the camera turned',
      async () =>
        sharp(await photo(900, 300))
          .withMetadata({ orientation: 6 })
          .jpeg()
          .toBuffer(),
    ],
    ['one that is larger than any that is published', () => photo(17_000, 20)],
  ])('%s that is left for later is described as it will be, and made when it is asked for', async (_, source) => {
    await writeFile(join(folder, 'a.jpg'), await source());
    const left: [string, (media: string) => Promise<void>][] = [];
    const described = (more: object) => encodePicture(join(folder, 'a.jpg'), 'TWR-a', { ...folders(), care, ...more });
    const announced = await described({ later: (...each: (typeof left)[number]) => left.push(each) });
    await expect(readdir(folders().media)).rejects.toThrow('ENOENT');

    for (const [, make] of left) await make(folders().media);
    const files = await readdir(folders().media);
    expect(left.map(([name]) => files.every((file) => file.startsWith(`${name}-`)))).toEqual([true]);
    expect(announced).toEqual(await described({}));
  });
});
