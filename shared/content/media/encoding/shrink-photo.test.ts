import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { PictureError } from '../picture-error';
import { largestPhoto, shrinkPhoto } from './shrink-photo';
import { page, photo, contentFixture, tower } from '../../testing/content-fixture';

const image = page(['images:', '  - imgSrc: a.jpg', '    captionText: ""', '    alt: A', '    small: false']);
const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#aa3333' } });

/** A PNG that says it is as large as this; a reader that goes beyond its head fails. */
async function pretendSize(width: number, height: number): Promise<Buffer> {
  const bytes = await red(1, 1).png().toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

async function progressive(width: number, height: number): Promise<Buffer> {
  const bytes = await red(8, 8).jpeg({ progressive: true }).toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

test('a photo that is not too large is left as it is', async () => {
  const source = await photo(1600, 1067);
  expect(await shrinkPhoto(source)).toBe(source);
});

test('a large photo is shrunk to what is published, and keeps its shape and its orientation', async () => {
  const source = await red(6000, 4000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height, orientation } = await sharp(await shrinkPhoto(source)).metadata();
  expect([width, height, orientation]).toEqual([4242, 2828, 6]);
  expect(width * height).toBeLessThanOrEqual(largestPhoto.pixels);
}, 60_000);

test('a panorama of 20000 pixels is published as wide as AVIF allows', async () => {
  const { read } = await contentFixture({
    [tower]: image,
    'remote-architecture/content/TWR/a.jpg': await photo(20_000, 10),
  });
  const picture = (await read()).pages[0]?.figures[0]?.picture;
  expect(picture).toMatchObject({ width: 16_384, height: 8 });
  expect(picture?.kind === 'photo' && picture.widths).toEqual([400, 640, 800, 1120, 1600, 16_384]);
}, 60_000);

test.each([
  ['a photo of 1200 megapixels', pretendSize(40_000, 30_000), 'it has 1200 megapixels', 'at most 1000 megapixels'],
  [
    'a progressive JPEG, which is in memory as a whole',
    progressive(15_000, 10_000),
    'it has 150 megapixels',
    'at most 100 megapixels, or a JPEG that is not progressive, which may have 1000',
  ],
])('%s is refused before it is read', async (_, source, message, expected) => {
  const error: unknown = await shrinkPhoto(await source).catch((reason: unknown) => reason);
  expect(error).toEqual(new PictureError(message, expected));
});

test('the sentence names the file and its line', async () => {
  const { write, mistakeIn } = await contentFixture({ [tower]: image.replace('a.jpg', 'a.png') });
  await write('remote-architecture/content/TWR/a.png', await pretendSize(40_000, 30_000));
  expect(await mistakeIn()).toBe(
    `${tower}:5: The picture "a.png" can't be read: it has 1200 megapixels. Expected: at most 1000 megapixels.`,
  );
});
