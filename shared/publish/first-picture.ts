import { gzipSync } from 'node:zlib';
import type { Draft } from './storage';

/**
 * The request for the picture that a page is looked at for. It stands before the page's policy: a browser asks for
 * nothing that stands behind one before it has read it, which on a phone is a sixth of the way to the picture.
 * `data-bytes` tells for each file how long it takes a line; see shell/src/transfer-time.ts.
 * @param read reads a file of the site.
 * @returns nothing where the body has no such picture.
 */
export async function firstPicturePreload(body: string, read: Draft['read']): Promise<string> {
  const attributes = attributesOf(body);
  if (!attributes) return '';
  const files = (attributes['imagesrcset'] ?? attributes['href'] ?? '')
    .split(', ')
    .map((file) => file.replace(/ .*/, ''));
  const bytes = await Promise.all(files.map(async (file) => travelling(file, await read(file.slice(1)))));
  const written = Object.entries({ ...attributes, 'data-bytes': bytes.join(' ') });
  return `<link rel="preload" as="image" fetchpriority="high" ${written.map(([name, value]) => `${name}="${value}"`).join(' ')}>`;
}

function attributesOf(body: string): Record<string, string> | undefined {
  const picture = /(?:<picture>(<source [^>]*>))?<img [^>]*\bfetchPriority="high"[^>]*>/.exec(body);
  if (!picture) return undefined;
  const [image, source] = picture;
  return source
    ? { type: valueOf(source, 'type'), imagesrcset: valueOf(source, 'srcSet'), imagesizes: valueOf(source, 'sizes') }
    : { href: valueOf(image, 'src') };
}

/** How many bytes a file is on its way: a drawing is compressed, a photograph is already. */
function travelling(file: string, bytes: Buffer = Buffer.alloc(0)): number {
  return file.endsWith('.svg') ? gzipSync(bytes).length : bytes.length;
}

/** @throws Error where the tag lacks the attribute: the page would load its first picture twice. */
function valueOf(tag: string, attribute: string): string {
  const value = new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1];
  if (value === undefined) throw new Error(`${tag} has no ${attribute}, so its picture can't be asked for beforehand.`);
  return value;
}
