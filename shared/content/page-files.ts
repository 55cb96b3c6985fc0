import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { downloadTypes } from '@portfolio/site/downloads';
import type { PageFile } from '@portfolio/contract/page';
import { ContentError } from './content-error';
import { fileNamed } from './file-named';
import { pictureExtensions, urlName, type PictureFolders } from './pictures';

/** Bytes: more takes minutes on a phone, and every release that offers it keeps it. */
export const fileLimit = 25_000_000;

/** A link that may name a file of the page's own folder, such as "cv.pdf". */
export const fileLink = /^(?:\.\/)?(?<name>[^/?#:]+\.(?<ending>[A-Za-z0-9]+))$/;

export type FileReader = (link: string, line: number) => PageFile | undefined;

/**
 * Copies the files of one content folder that its text offers for download into the media folder.
 * @param file the content file that names them, for messages.
 * @returns a function that gives undefined for a link to no file, and throws ContentError for one that can't be offered.
 */
export function fileReader(folder: string, file: string, folders: PictureFolders): FileReader {
  return (link, line) => {
    const { name = '', ending = '' } = fileLink.exec(link)?.groups ?? {};
    const files = readdirSync(folder);
    const found = fileNamed(files, name);
    const isOffered = Object.hasOwn(downloadTypes, ending.toLowerCase());
    if (found === undefined && !isOffered) return undefined;
    const fault = (what: string, expected: string) => ContentError.at(file, line, what, expected);
    if (found === undefined) throw fault(`There is no file "${name}" in the folder`, meant(files, name));
    if (!isOffered) throw fault(`The file "${name}" is of a kind that is not offered for download`, kinds(ending));
    return copyIn(join(folder, found), name, folders, fault);
  };
}

function copyIn(
  path: string,
  name: string,
  { media, mediaUrl }: PictureFolders,
  fault: (what: string, expected: string) => ContentError,
): PageFile {
  const stat = statSync(path);
  if (!stat.isFile()) throw fault(`"${name}" is no file`, 'the name of a file beside index.md');
  if (stat.size === 0) throw fault(`The file "${name}" is empty`, 'a file with something in it');
  if (stat.size > fileLimit)
    throw fault(
      `The file "${name}" has ${sizeOf(stat.size)}`,
      `at most ${sizeOf(fileLimit)}: a smaller one, or a link to a place for large files`,
    );
  const ending = extname(name);
  const hash = createHash('sha256').update(readFileSync(path)).update(name).digest('hex').slice(0, 12);
  // A folder of its own, so that the file keeps its name when it is saved.
  const address = `${hash}/${urlName(name.slice(0, -ending.length)) || 'file'}${ending.toLowerCase()}`;
  mkdirSync(join(media, hash), { recursive: true });
  copyFileSync(path, join(media, address));
  return { href: mediaUrl + address, name, type: ending.slice(1).toUpperCase(), bytes: stat.size };
}

/** What stands beside the link to a file: "PDF, 1.2 MB". */
export function describeFile({ type, bytes }: PageFile): string {
  return `${type}, ${sizeOf(bytes)}`;
}

function sizeOf(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes}\u00a0KB` : `${Number((bytes / 1e6).toFixed(1))}\u00a0MB`;
}

function meant(files: readonly string[], name: string): string {
  const same = files.find((each) => each.toLowerCase() === name.toLowerCase());
  if (same) return `"${same}", spelt exactly so`;
  const offered = files.filter((each) => Object.hasOwn(downloadTypes, extname(each).slice(1).toLowerCase())).sort();
  return offered.length > 0 ? `one of ${offered.join(', ')}` : 'a file beside index.md';
}

function kinds(ending: string): string {
  if (pictureExtensions.includes(`.${ending.toLowerCase()}`))
    return 'a picture as ![what is seen](file "Caption") in a paragraph of its own';
  return `a file that ends in ${Object.keys(downloadTypes).join(', ')}`;
}
