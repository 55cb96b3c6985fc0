import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from './content-hash';
import { urlName, type MediaTarget } from './encoding/pictures';

/** Writes a file into the media folder under the hash of its bytes, because published files never change. @returns its URL */
export async function publishFile(
  bytes: Buffer,
  name: string,
  extension: string,
  folders: MediaTarget,
): Promise<string> {
  const published = publishedName(bytes, name, extension);
  await mkdir(folders.media, { recursive: true });
  if (!existsSync(join(folders.media, published))) await writeFile(join(folders.media, published), bytes);
  return folders.mediaUrl + published;
}

/** How a file is called in the media folder. */
export function publishedName(bytes: Buffer, name: string, extension: string): string {
  return `${urlName(name)}-${contentHash(bytes)}.${extension}`;
}
