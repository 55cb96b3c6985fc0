import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return `${urlName(name)}-${hash}.${extension}`;
}
