import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { grounds } from '@portfolio/site/grounds';
import { directionOf } from '@portfolio/site/text-direction';
import type { Site } from '@portfolio/contract/shell';
import { checkKind, readable } from '../media/encoding/check-kind';
import { ContentError } from '../source/content-error';
import { findFile } from '../source/content-file';
import { withoutSentence } from '../media/page-pictures';
import { rasterise, sizeOfDrawing } from '../media/encoding/rasterise';
import { shareSize } from '../media/encoding/share-picture';
import { PictureError } from '../media/picture-error';
import { safeSvg } from '../media/drawings/svg';
import type { Notify } from '../source/notify';

const source = 'shell/content/icon.svg';
const square = "the site's icon as a square SVG";
/** An Android launcher cuts a circle out of its icons: https://www.w3.org/TR/appmanifest/#icon-masks */
const maskable = { size: 512, part: 0.72 };

/**
 * Makes the site's icons from one drawing, the web manifest, and the preview picture of pages without pictures.
 * @param colour stands in for `currentColor`.
 */
export async function writeIcons(
  root: string,
  folder: string,
  { site, summary, colour, notify }: { site: Site; summary: string; colour: string; notify?: Notify },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const icon = await readIcon(root, colour, notify);
  await readable(() => writePictures(icon, folder)).catch((error: unknown) => {
    throw error instanceof PictureError ? unreadable(error) : error;
  });
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest(site, summary)));
}

/** A drawing and its size in its own units. */
type Icon = { svg: Buffer; width: number; height: number };

/** @throws ContentError where there is none, or it can't be read. */
export async function readIcon(root: string, colour: string, notify?: Notify): Promise<Icon> {
  const folder = join(root, dirname(source));
  const file = findFile(folder, basename(source), (found, expected) => ContentError.at(source, 1, found, expected));
  if (!file) throw ContentError.at(source, 1, 'The file does not exist', square);
  const bytes = await readFile(file.path);
  try {
    await checkKind(bytes, true);
    const { svg, taken } = safeSvg(Buffer.from(bytes.toString('latin1').replaceAll('currentColor', colour), 'latin1'));
    if (taken.length > 0) notify?.(`${source}:1: Warning: ${withoutSentence('The icon', taken)}`);
    return { svg, ...(await readable(() => sizeOfDrawing(svg))) };
  } catch (error) {
    throw error instanceof PictureError ? unreadable(error) : error;
  }
}

function unreadable({ message, expected = square }: PictureError): ContentError {
  return ContentError.at(source, 1, `The icon can't be read: ${message}`, expected);
}

async function writePictures(icon: Icon, folder: string): Promise<void> {
  await writeFile(join(folder, 'icon.svg'), icon.svg);
  for (const size of [180, 192, 512]) await writeFile(join(folder, `icon-${size}.png`), await drawIcon(icon, size));
  await writeFile(join(folder, 'icon-maskable.png'), await onPlate(icon));
  await writeFile(join(folder, 'share.jpg'), await sharing(icon));
}

/** The site's address, seen from the manifest in its release: the site may stand below a path. */
const home = '../../../';

/** All addresses are relative to the manifest. */
function manifest(site: Site, summary: string) {
  const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose });
  return {
    name: site.name,
    short_name: site.short,
    description: summary,
    lang: site.language,
    dir: directionOf(site.language),
    start_url: home,
    scope: home,
    display: 'minimal-ui',
    background_color: grounds.light,
    theme_color: grounds.light,
    icons: [
      icon('icon.svg', 'any', 'image/svg+xml'),
      icon('icon-192.png', '192x192', 'image/png'),
      icon('icon-512.png', '512x512', 'image/png'),
      icon('icon-maskable.png', `${maskable.size}x${maskable.size}`, 'image/png', 'maskable'),
    ],
  };
}

function drawIcon(icon: Icon, size: number): Promise<Buffer> {
  return rasterise(icon.svg, icon, { width: size, height: size }).resize(size, size).png({ palette: true }).toBuffer();
}

/** The drawing, smaller, on the colour of its own edge. */
async function onPlate(icon: Icon): Promise<Buffer> {
  const { size, part } = maskable;
  const edge = await sharp(await drawIcon(icon, 64))
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const [r = 0, g = 0, b = 0] = edge;
  return sharp({ create: { width: size, height: size, channels: 3, background: { r, g, b } } })
    .composite([{ input: await drawIcon(icon, Math.round(size * part)) }])
    .png({ palette: true })
    .toBuffer();
}

async function sharing(icon: Icon): Promise<Buffer> {
  return sharp({ create: { ...shareSize, channels: 3, background: grounds.light } })
    .composite([{ input: await drawIcon(icon, 320) }])
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
}
