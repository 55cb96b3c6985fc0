import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { cropOf, sharePicture } from './share-picture';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const folders = () => ({ cache: join(folder, 'cache'), media: join(folder, 'media'), mediaUrl: '/media/' });
const read = async (url: string) => sharp(await readFile(join(folder, url)));

test('a shared picture has 1200 × 630 pixels and keeps the point that crops must keep', async () => {
  // Red stands at the right edge only.
  const red = { create: { width: 400, height: 600, channels: 3 as const, background: '#ff0000' } };
  const source = await sharp({ create: { width: 4000, height: 600, channels: 3, background: '#ffffff' } })
    .composite([{ input: await sharp(red).png().toBuffer(), left: 3600, top: 0 }])
    .png()
    .toBuffer();
  await writeFile(join(folder, 'wide.png'), source);
  for (const [focus, colour] of [
    ['100% 50%', [254, 0, 0]],
    ['0% 50%', [255, 255, 255]],
  ] as const) {
    const picture = await read(await sharePicture(join(folder, 'wide.png'), 'TWR-wide', focus, folders()));
    expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const pixel = await picture.extract({ left: 1190, top: 300, width: 1, height: 1 }).raw().toBuffer();
    expect([...pixel]).toEqual(colour);
  }
});

test('a small source is enlarged, and a drawing stands whole on a white sheet', async () => {
  await writeFile(
    join(folder, 'small.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60"/></svg>',
  );
  const picture = await read(await sharePicture(join(folder, 'small.svg'), 'TWR-small', undefined, folders()));
  expect(await picture.metadata()).toMatchObject({ width: 1200, height: 630 });
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => data[y * info.width + x]!;
  expect([at(600, 20), at(600, 50), at(600, 580), at(600, 610), at(100, 300)].map((grey) => grey > 128)).toEqual([
    true,
    false,
    false,
    true,
    true,
  ]);
});

test('the crop is the largest one, and lies where CSS would put it', () => {
  expect(cropOf({ width: 2400, height: 2000 }, '50% 100%')).toEqual({ left: 0, top: 740, width: 2400, height: 1260 });
  expect(cropOf({ width: 3000, height: 630 }, '25% 0%')).toEqual({ left: 450, top: 0, width: 1200, height: 630 });
});
