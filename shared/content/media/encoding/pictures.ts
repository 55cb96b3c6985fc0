import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Drawing, Picture } from '@portfolio/contract/page';
import { contentHash } from '../content-hash';
import { announce, encode, recipes, type Care, type Encoded } from './encode';
import { readScaleBar } from '../drawings/scale-bar';
import { printScale } from '../drawings/print-scale';

export const pictureExtensions = ['.avif', '.jpg', '.jpeg', '.png', '.svg', '.webp'];

/** Whether a file is a picture by its name. */
export function isPicture(name: string): boolean {
  return pictureExtensions.includes(extname(name).toLowerCase());
}

export type MediaTarget = {
  /** Cache of encoded pictures by the hash of their source image. */
  cache: string;
  /** Where the files of a page's pictures go. */
  media: string;
  /** URL of `media`, with a slash at the end. */
  mediaUrl: string;
  /** Without it thorough. Quick: a photo that is not in the cache yet is encoded quickly. */
  care?: Care;
  /** Called for each picture as it is there. */
  onPicture?: (care: Care) => void;
  /** With it photos that are not in the cache yet are left for when somebody asks for them. */
  later?: Later;
};

/**
 * Is told of a picture that is not encoded yet.
 * @param name with which the names of its files begin, or that of its only file.
 * @param make encodes it into a media folder.
 */
export type Later = (name: string, make: (media: string) => Promise<void>) => void;

/** Encodings in progress, so that a picture used twice is encoded once. */
const running = new Map<string, Promise<void>>();

/**
 * Encodes a source image as a responsive set in the media folder.
 * @param name becomes part of the file names; characters that do not belong into a URL are left out.
 * @throws PictureError when the file can't be read.
 */
export async function encodePicture(source: string, name: string, folders: MediaTarget): Promise<Picture> {
  const bytes = await readFile(source);
  const isDrawing = extname(source).toLowerCase() === '.svg';
  const hashOf = (kind: keyof typeof recipes) => contentHash(bytes, recipes[kind]);
  const isThere = existsSync(join(folders.cache, hashOf('thorough'), 'picture.json'));
  const care = isDrawing || isThere ? 'thorough' : (folders.care ?? 'thorough');
  const kind = isDrawing ? 'drawing' : care;
  const hash = hashOf(kind);
  const cached = join(folders.cache, hash);
  const base = `${urlName(name)}-${hash}`;
  const make = async (media: string): Promise<Encoded> => {
    await fill(cached, bytes, kind);
    return place(cached, base, media);
  };
  if (folders.later && !isDrawing && !existsSync(join(cached, 'picture.json'))) {
    folders.later(base, async (media) => void (await make(media)));
    return { ...(await announce(bytes, care)), base: folders.mediaUrl + base };
  }
  const { picture, files } = await make(folders.media);
  folders.onPicture?.(care);
  if (picture.kind === 'photo') return { ...picture, base: folders.mediaUrl + base };
  const [src = '', thumb = ''] = files.map((file) => `${folders.mediaUrl}${base}-${file}`);
  return { ...picture, src, thumb, ...measured(picture, bytes) };
}

/** Copies an encoded picture into a media folder. */
async function place(cached: string, base: string, media: string): Promise<Encoded> {
  const encoded = JSON.parse(await readFile(join(cached, 'picture.json'), 'utf8')) as Encoded;
  await mkdir(media, { recursive: true });
  for (const file of encoded.files) {
    const target = join(media, `${base}-${file}`);
    if (!existsSync(target)) await copyFile(join(cached, file), target);
  }
  return encoded;
}

/** A name with nothing but letters, digits and hyphens. */
export function urlName(name: string): string {
  return name.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function measured(drawing: Drawing, bytes: Buffer): Pick<Drawing, 'measure' | 'paper'> {
  const measure = readScaleBar(bytes.toString());
  const paper = measure && printScale(drawing, measure);
  return { ...(measure && { measure }), ...(paper && { paper }) };
}

async function fill(cached: string, bytes: Buffer, kind: keyof typeof recipes): Promise<void> {
  if (existsSync(join(cached, 'picture.json'))) return;
  const work = running.get(cached) ?? encodeBeside(cached, bytes, kind).finally(() => running.delete(cached));
  running.set(cached, work);
  await work;
}

/** A set appears in the cache complete or not at all, also when two builds encode the same image. */
async function encodeBeside(cached: string, bytes: Buffer, kind: keyof typeof recipes): Promise<void> {
  const draft = `${cached}.${randomUUID()}`;
  try {
    await mkdir(draft, { recursive: true });
    const encoded = await encode(draft, bytes, kind);
    await writeFile(join(draft, 'picture.json'), JSON.stringify(encoded));
    await rename(draft, cached).catch((error: unknown) => {
      if (!existsSync(join(cached, 'picture.json'))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
