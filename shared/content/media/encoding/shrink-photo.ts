import sharp from 'sharp';
import { PictureError } from '../picture-error';

/**
 * The largest photo that is published: AVIF has no longer side (https://aomediacodec.github.io/av1-avif/), and encoding
 * needs some 40 bytes for every pixel.
 */
export const largestPhoto = { side: 16_384, pixels: 12_000_000 };

/** Megapixels of a source image: one that is read row by row, and one that is in memory as a whole before it is shrunk. */
const limits = { streamed: 1000, whole: 100 };

/** For sharp: the limits are those above. */
export const anySize = { limitInputPixels: false, sequentialRead: true } as const;

/**
 * A photo that fits into {@link largestPhoto}: the source image itself, or a smaller one without loss, with its profile
 * and its orientation. JPEG is shrunk while it is decoded.
 * @throws PictureError for one that would take too much memory.
 */
export async function shrinkPhoto(source: Buffer): Promise<Buffer> {
  const { width, height, format, isProgressive } = await sharp(source, anySize).metadata();
  const { side, pixels } = largestPhoto;
  const scale = Math.min(1, side / Math.max(width, height), Math.sqrt(pixels / (width * height)));
  if (scale === 1) return source;
  checkSize((width * height) / 1e6, !isProgressive && ['jpeg', 'png', 'tiff'].includes(format));
  return sharp(source, anySize)
    .resize({ width: part(width, scale), height: part(height, scale), fit: 'fill' })
    .keepIccProfile()
    .keepExif()
    .tiff({ compression: 'none' })
    .toBuffer();
}

function part(length: number, scale: number): number {
  return Math.max(1, Math.floor(length * scale));
}

function checkSize(megapixels: number, isStreamed: boolean): void {
  const limit = isStreamed ? limits.streamed : limits.whole;
  if (megapixels <= limit) return;
  const other = isStreamed ? '' : `, or a JPEG that is not progressive, which may have ${limits.streamed}`;
  throw new PictureError(`it has ${Math.round(megapixels)} megapixels`, `at most ${limit} megapixels${other}`);
}
