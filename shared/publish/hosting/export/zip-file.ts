import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file in a ZIP file: its path with slashes, and its bytes. */
export type ZipEntry = readonly [name: string, bytes: Uint8Array];

/** Already as small as they get. */
const isPacked = /\.(?:avif|jpg|png|webp|woff2|mp4|webm|br|gz|pdf|zip)$/;

/** Writes a ZIP file beside `target` and then in its place. What fails leaves the target as it was. */
export async function writeZip(target: string, entries: AsyncIterable<ZipEntry>): Promise<void> {
  const beside = `${target}.part`;
  try {
    // A pipeline waits for a slow disk, and hears of a failing one also while the next file is read.
    await pipeline(zipped(entries), createWriteStream(beside, { mode: 0o644 }));
    await rename(beside, target);
  } catch (error) {
    await rm(beside, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  for await (const [name, bytes] of entries) {
    const entry = isPacked.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    // As on Unix: a file that everybody may read.
    Object.assign(entry, { os: 3, attrs: (0o100644 << 16) >>> 0 });
    zip.add(entry);
    entry.push(bytes, true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}

/**
 * The name of the first file in a ZIP file; undefined where it is another file.
 * https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.7
 */
export async function firstInZip(file: string): Promise<string | undefined> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(256));
    if (bytesRead < headLength || buffer.readUInt32LE(0) !== 0x04034b50) return undefined;
    return buffer.toString('utf8', headLength, headLength + buffer.readUInt16LE(26));
  } finally {
    await handle.close();
  }
}

const headLength = 30;
