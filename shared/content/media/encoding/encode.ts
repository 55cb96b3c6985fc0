import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Photo, Picture } from '@portfolio/contract/page';
import { checkKind, readable } from './check-kind';
import { rasterise, sizeOfDrawing } from './rasterise';
import { anySize, shrinkPhoto } from './shrink-photo';
import { safeSvg } from '../drawings/svg';

// 4:4:4, because 4:2:0 smears the one red edge of a white model. Effort 2 takes half the time of 3, for 1 % more bytes and
// 0.4 dB, which nobody sees at three times the size; 4 takes three times as long as 3 for 2 % fewer.
const avif = { quality: 56, effort: 2, chromaSubsampling: '4:4:4' } as const;
const jpeg = { quality: 80, chromaSubsampling: '4:4:4', mozjpeg: true } as const;
/** How thoroughly a photo is encoded: quickly takes a twentieth of the time, for as much as a first look needs. */
export type Care = 'quick' | 'thorough';
/** Pixels: no photo is enlarged, and none is made wider. */
const largest = { thorough: Infinity, quick: 1120 } as const;
/** Widths are pixels; the source image's own width, or the largest, is added. */
const photoRecipes = {
  thorough: { avifWidths: [400, 640, 800, 1120, 1600], jpegWidths: [800, 1600], avif, jpeg },
  quick: {
    avifWidths: [],
    jpegWidths: [800],
    avif: { ...avif, quality: 45, effort: 0 },
    jpeg: { ...jpeg, mozjpeg: false },
  },
} as const;
/** Pixels of a picture in a list: 72 by 48 CSS pixels at 3 device pixels each. */
const thumb = { width: 216, height: 144 };

/** Of one picture on every machine, because libaom writes other bytes with another number; several pictures run at once. */
const threads = 2;

/** Everything that the encoded files depend on; raise the version when the code below changes them. */
export const recipes = {
  thorough: JSON.stringify({ thumb, ...photoRecipes.thorough, version: 4 }),
  quick: JSON.stringify({ thumb, ...photoRecipes.quick, largest: largest.quick, version: 5 }),
  drawing: JSON.stringify({ thumb, avif, version: 2 }),
};

/** `files` are the names in the folder, to be appended to the picture's name: "400.avif" becomes `name-400.avif`. */
export type Encoded = { picture: Picture; files: readonly string[] };

/** Writes all files of a source image into an empty folder. @throws PictureError */
export function encode(folder: string, source: Buffer, kind: keyof typeof recipes): Promise<Encoded> {
  sharp.concurrency(threads);
  return readable(async () => {
    await checkKind(source, kind === 'drawing');
    return kind === 'drawing'
      ? encodeDrawing(folder, safeSvg(source).svg)
      : encodePhoto(folder, await shrinkPhoto(source), kind);
  });
}

/** A drawing is published as it is, with a small raster image for lists. */
async function encodeDrawing(folder: string, svg: Buffer): Promise<Encoded> {
  const { width, height } = await sizeOfDrawing(svg);
  const files = ['drawing.svg', 'thumb.avif'] as const;
  await writeFile(join(folder, files[0]), svg);
  const small = { width: thumbWidth({ width, height }), height: Infinity };
  await rasterise(svg, { width, height }, small)
    .flatten({ background: '#fff' })
    .resize({ width: small.width })
    .avif(avif)
    .toFile(join(folder, files[1]));
  return { picture: { kind: 'drawing', src: '', thumb: '', width, height }, files };
}

async function encodePhoto(folder: string, source: Buffer, care: Care): Promise<Encoded> {
  const options = photoRecipes[care];
  // Applies the camera's orientation, and puts transparent pictures on white.
  const upright = sharp(source).autoOrient().flatten({ background: '#fff' }).toColourspace('srgb');
  const picture = await readMeasures(source, care);
  // Read no larger than it is needed, which takes a third of the time.
  if (care === 'quick') upright.resize({ width: Math.max(...picture.widths) });
  const { data, info } = await upright.raw().toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const resized = (size: number) => pixels().resize({ width: size });
  await Promise.all([
    ...[...new Set([picture.thumb, ...picture.widths])].map((size) =>
      resized(size)
        .avif(options.avif)
        .toFile(join(folder, `${size}.avif`)),
    ),
    ...picture.fallbacks.map((size) =>
      resized(size)
        .jpeg(options.jpeg)
        .toFile(join(folder, `${size}.jpg`)),
    ),
  ]);
  return { picture, files: await readdir(folder) };
}

/** A photo as it will be encoded, read from its beginning. @throws PictureError */
export function announce(source: Buffer, care: Care): Promise<Photo> {
  return readable(async () => {
    await checkKind(source, false);
    return readMeasures(await shrinkPhoto(source), care);
  });
}

async function readMeasures(source: Buffer, care: Care): Promise<Photo> {
  const { autoOrient } = await sharp(source, anySize).metadata();
  return photoOf(autoOrient, care);
}

function photoOf({ width, height }: { width: number; height: number }, care: Care): Photo {
  const { avifWidths, jpegWidths } = photoRecipes[care];
  const widest = Math.min(width, largest[care]);
  const narrower = jpegWidths.filter((each) => each <= widest);
  return {
    kind: 'photo',
    base: '',
    thumb: Math.min(width, thumbWidth({ width, height })),
    widths: [...avifWidths.filter((each) => each < widest), widest],
    fallbacks: narrower.length > 0 ? narrower : [widest],
    width,
    height,
  };
}

/** The width that a picture needs to cover `thumb`. */
function thumbWidth({ width, height }: { width: number; height: number }): number {
  return Math.max(thumb.width, Math.ceil((thumb.height * width) / height));
}
