import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { grounds } from './grounds';
import type { Site } from '@portfolio/contract/shell';
import { ContentError } from './content-error';
import { shareSize } from './share-picture';

const source = 'shell/content/icon.svg';
/** An Android launcher cuts a circle out of its icons: https://www.w3.org/TR/appmanifest/#icon-masks */
const maskable = { size: 512, part: 0.72 };

/**
 * Makes the site's icons from one drawing, the web manifest, and the preview picture of pages without pictures.
 * @param colour stands in for `currentColor`.
 */
export async function writeIcons(
  root: string,
  folder: string,
  { site, summary, colour }: { site: Site; summary: string; colour: string },
): Promise<void> {
  const file = join(root, source);
  if (!existsSync(file)) throw ContentError.at(source, 1, 'The file does not exist', "the site's icon as a square SVG");
  const svg = Buffer.from((await readFile(file, 'utf8')).replaceAll('currentColor', colour));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'icon.svg'), svg);
  for (const size of [180, 192, 512]) await writeFile(join(folder, `icon-${size}.png`), await drawn(svg, size));
  await writeFile(join(folder, 'icon-maskable.png'), await onPlate(svg));
  await writeFile(join(folder, 'share.jpg'), await sharing(svg));
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest(site, summary)));
}

/** Icon addresses are relative to the manifest. */
function manifest(site: Site, summary: string) {
  const icon = (src: string, sizes: string, type: string, purpose = 'any') => ({ src, sizes, type, purpose });
  return {
    id: '/',
    name: site.name,
    short_name: site.short,
    description: summary,
    lang: site.language,
    start_url: '/',
    scope: '/',
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

function drawn(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();
}

/** The drawing, smaller, on the colour of its own edge. */
async function onPlate(svg: Buffer): Promise<Buffer> {
  const { size, part } = maskable;
  const edge = await sharp(svg).resize(64, 64).extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer();
  const [r = 0, g = 0, b = 0] = edge;
  return sharp({ create: { width: size, height: size, channels: 3, background: { r, g, b } } })
    .composite([{ input: await drawn(svg, Math.round(size * part)) }])
    .png({ palette: true })
    .toBuffer();
}

async function sharing(svg: Buffer): Promise<Buffer> {
  return sharp({ create: { ...shareSize, channels: 3, background: grounds.light } })
    .composite([{ input: await drawn(svg, 320) }])
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
}
