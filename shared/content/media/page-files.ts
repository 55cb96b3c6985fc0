import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { downloadTypes } from '@portfolio/site/downloads';
import type { PageFile } from '@portfolio/contract/page';
import { ContentError } from '../source/content-error';
import { filesIn, findFile, inOtherCapitals, type FileFault } from '../source/content-file';
import { contentHash } from './content-hash';
import { pictureExtensions, urlName } from './encoding/pictures';

/** Bytes: more takes minutes on a phone, and every release that offers it keeps it. */
export const fileLimit = 25_000_000;

/** A link that may name a file of the page's own folder, such as "cv.pdf". */
export const fileLink = /^(?:\.\/)?(?<name>[^/?#:]+\.(?<ending>[A-Za-z0-9]+))$/;

/** The files of one content folder that its text offers for download. */
export class PageFiles {
  readonly #offered = new Map<string, { file: PageFile; path: string }>();

  /** @param file the content file that names them, for messages. @param mediaUrl with a slash at the end. */
  constructor(
    private readonly folder: string,
    private readonly file: string,
    private readonly mediaUrl: string,
  ) {}

  /** @returns undefined for a link to no file. @throws ContentError for a file that can't be offered. */
  offer(link: string, line: number): PageFile | undefined {
    const { name = '', ending = '' } = fileLink.exec(link)?.groups ?? {};
    const fault: FileFault = (what, expected) => ContentError.at(this.file, line, what, expected);
    const found = findFile(this.folder, name, fault);
    const isOffered = Object.hasOwn(downloadTypes, ending.toLowerCase());
    if (!found && !isOffered) return undefined;
    if (!found) throw fault(`There is no file "${name}" in the folder`, meant(filesIn(this.folder), name));
    if (!isOffered) throw fault(`The file "${name}" is of a kind that is not offered for download`, kinds(ending));
    checkSize(found.size, name, fault);
    const hash = contentHash(readFileSync(found.path), name);
    const [type, stem] = [`.${ending}`, name.slice(0, -ending.length - 1)];
    // A folder of its own, so that the file keeps its name when it is saved.
    const href = `${this.mediaUrl}${hash}/${urlName(stem) || 'file'}${type.toLowerCase()}`;
    const file = { href, name, type: ending.toUpperCase(), bytes: found.size };
    this.#offered.set(href, { file, path: found.path });
    return file;
  }

  /** Those that were offered so far. */
  all(): PageFile[] {
    return [...this.#offered.values()].map(({ file }) => file);
  }

  copyInto(media: string): void {
    for (const { file, path } of this.#offered.values()) {
      const target = join(media, file.href.slice(this.mediaUrl.length));
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(path, target);
    }
  }
}

function checkSize(bytes: number, name: string, fault: FileFault): void {
  if (bytes === 0) throw fault(`The file "${name}" is empty`, 'a file with something in it');
  if (bytes > fileLimit)
    throw fault(
      `The file "${name}" has ${sizeOf(bytes)}`,
      `at most ${sizeOf(fileLimit)}: a smaller one, or a link to a place for large files`,
    );
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
  const same = inOtherCapitals(files, name);
  if (same) return `"${same}", spelt exactly so`;
  const offered = files.filter((each) => Object.hasOwn(downloadTypes, extname(each).slice(1).toLowerCase())).sort();
  return offered.length > 0 ? `one of ${offered.join(', ')}` : 'a file beside index.md';
}

function kinds(ending: string): string {
  if (pictureExtensions.includes(`.${ending.toLowerCase()}`))
    return 'a picture as ![what is seen](file "Caption") in a paragraph of its own';
  return `a file that ends in ${Object.keys(downloadTypes).join(', ')}`;
}
