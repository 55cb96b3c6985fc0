import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { ReportedError } from '@portfolio/workspace/reported-error';

/** Bytes of a block of a tar archive. Each file is a block of names and sizes, and its content in whole blocks. */
const block = 512;

/**
 * A text file of an npm tarball.
 * @param path in the package, such as `package.json`.
 * @returns undefined where the package has no such file.
 * @throws ReportedError where it is no tarball. Format: https://pubs.opengroup.org/onlinepubs/9699919799/utilities/pax.html
 */
export function readTarball(tarball: string, path: string): string | undefined {
  const bytes = unpacked(tarball);
  for (let at = 0; at + block <= bytes.length;) {
    const name = text(bytes, at, 100);
    const size = parseInt(text(bytes, at + 124, 12), 8) || 0;
    if (name === `package/${path}`) return bytes.toString('utf8', at + block, at + block + size);
    at += block + Math.ceil(size / block) * block;
  }
  return undefined;
}

function unpacked(tarball: string): Buffer {
  try {
    return gunzipSync(readFileSync(tarball));
  } catch (error) {
    throw new ReportedError(
      `${tarball} is no tarball of a package (${(error as Error).message}). Fetch it again, or take it away.`,
    );
  }
}

function text(bytes: Buffer, start: number, length: number): string {
  return bytes.toString('latin1', start, start + length).replace(/\0.*$/s, '');
}
