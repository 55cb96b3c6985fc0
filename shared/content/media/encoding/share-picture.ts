import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '@portfolio/workspace/write-whole';
import { contentHash } from '../content-hash';
import { readable } from './check-kind';
import { rasterise, sizeOfDrawing } from './rasterise';
import { shrinkPhoto } from './shrink-photo';
import { safeSvg } from '../drawings/svg';
import { urlName, type MediaTarget } from './pictures';

/** The size of preview pictures (https://ogp.me) that no service crops. */
export const shareSize = { width: 1200, height: 630 };

const jpeg = { quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true } as const;
/** Raise the version when the code below changes the result. */
const recipe = JSON.stringify({ shareSize, jpeg, version: 2 });

/**
 * Crops the preview picture of a page from its cover into the media folder.
 * @param focus CSS object-position of the crop.
 * @returns its URL.
 * @throws PictureError when the file can't be read.
 */
export async function sharePicture(
  source: string,
  name: string,
  focus: string | undefined,
  folders: MediaTarget,
): Promise<string> {
  const bytes = await readFile(source);
  const hash = contentHash(bytes, recipe, focus ?? '');
  const cached = join(folders.cache, `${hash}-share.jpg`);
  const file = `${urlName(name)}-${hash}-share.jpg`;
  const make = async (media: string) => {
    const isDrawing = extname(source).toLowerCase() === '.svg';
    if (!existsSync(cached))
      await writeWhole(cached, await readable(() => (isDrawing ? onSheet(safeSvg(bytes).svg) : crop(bytes, focus))));
    await mkdir(media, { recursive: true });
    await copyFile(cached, join(media, file));
  };
  if (folders.later && !existsSync(cached)) folders.later(file, make);
  else await make(folders.media);
  return folders.mediaUrl + file;
}

/** Drawings are shown whole, on white. */
async function onSheet(bytes: Buffer): Promise<Buffer> {
  const margin = 40;
  const sheet = { width: shareSize.width - 2 * margin, height: shareSize.height - 2 * margin };
  const drawing = await rasterise(bytes, await sizeOfDrawing(bytes), sheet)
    .resize({ ...sheet, fit: 'contain', background: '#fff' })
    .flatten({ background: '#fff' })
    .toBuffer();
  return sharp(drawing)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#fff' })
    .jpeg(jpeg)
    .toBuffer();
}

async function crop(bytes: Buffer, focus = '50% 50%'): Promise<Buffer> {
  const upright = await sharp(await shrinkPhoto(bytes))
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .toBuffer();
  const { width, height } = await sharp(upright).metadata();
  return sharp(upright).extract(cropOf({ width, height }, focus)).resize(shareSize).jpeg(jpeg).toBuffer();
}

/** The largest crop of the given aspect ratio, positioned like CSS `object-position`. */
export function cropOf(
  { width, height }: { width: number; height: number },
  focus: string,
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(width / shareSize.width, height / shareSize.height);
  const part = {
    width: Math.max(1, Math.min(width, Math.round(shareSize.width * scale))),
    height: Math.max(1, Math.min(height, Math.round(shareSize.height * scale))),
  };
  const [across = 50, down = 50] = focus.split(' ').map((each) => parseFloat(each));
  return {
    left: Math.round(((width - part.width) * across) / 100),
    top: Math.round(((height - part.height) * down) / 100),
    ...part,
  };
}
