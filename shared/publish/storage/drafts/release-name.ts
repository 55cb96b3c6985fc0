import type { ReleaseFiles } from '@portfolio/contract/release';
import { sha256 } from '../sha256';

/** Hexadecimal digits: 80 bits, so that nobody finds other files with the name of a release. */
const length = 20;

/** The list of a release's files, as the text of its `files.json`. */
export function fileList(files: ReadonlyMap<string, Buffer>): string {
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const list: ReleaseFiles = Object.fromEntries(
    sorted.map(([path, bytes]) => [path, { sha256: sha256(bytes), bytes: bytes.length }]),
  );
  return `${JSON.stringify(list, null, 1)}\n`;
}

/** The name of the release that has this list of files. */
export function releaseName(list: string | Buffer): string {
  return sha256(list).slice(0, length);
}
