import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Picture } from '@portfolio/contract/page';
import { ContentError } from './content-error';
import { fileNamed } from './file-named';
import { encodePicture, pictureExtensions, urlName, type PictureFolders } from './pictures';
import { sharePicture } from './share-picture';
import { PictureError } from './shrink-photo';
import { whileTelling, type Tell } from './tell';

export type PictureReader = (name: string, line: number) => Promise<Picture>;

/** Reads the pictures of one content folder. @param file the content file that names them, for messages. */
export function pictureReader(folder: string, file: string, folders: PictureFolders & { tell?: Tell }): PictureReader {
  return async (name, line) => {
    const files = await readdir(folder);
    const found = fileNamed(files, name);
    if (found === undefined) throw missing(files, name, file, line);
    if (!isPicture(found))
      throw ContentError.at(
        file,
        line,
        `"${name}" is no picture that a browser shows`,
        `a file that ends in ${pictureExtensions.join(', ')}`,
      );
    const work = encodePicture(join(folder, found), titleOf(folder, found), folders);
    const { size } = await stat(join(folder, found));
    const sentence = `${file}:${line}: The picture "${name}" of ${(size / 1e6).toFixed(1)} MB is being encoded; that happens once.`;
    return whileTelling(work, sentence, folders.tell).catch((error: unknown) => {
      if (!(error instanceof PictureError)) throw error;
      throw ContentError.at(
        file,
        line,
        `The picture "${name}" can't be read: ${error.message}`,
        error.expected ?? `a whole ${extname(found).slice(1).toUpperCase()} file`,
      );
    });
  };
}

/** The preview picture of a page. @param name of a picture that was read before. */
export async function shareOf(
  folder: string,
  name: string,
  focus: string | undefined,
  folders: PictureFolders,
): Promise<string> {
  const found = fileNamed(await readdir(folder), name) ?? name;
  return sharePicture(join(folder, found), titleOf(folder, found), focus, folders);
}

function titleOf(folder: string, file: string): string {
  return `${folder.split(/[\\/]/).at(-1) ?? ''}-${file.slice(0, -extname(file).length)}`;
}

/** Names pictures after their files, safe for addresses and unique. */
export function createNames(): (file: string) => string {
  const taken = new Map<string, number>();
  return (file) => {
    const plain = urlName(file.slice(0, file.length - extname(file).length)).toLowerCase() || 'picture';
    const count = (taken.get(plain) ?? 0) + 1;
    taken.set(plain, count);
    return count === 1 ? plain : `${plain}-${count}`;
  };
}

function missing(files: readonly string[], name: string, file: string, line: number): ContentError {
  const pictures = files.filter(isPicture).sort();
  const plain = (each: string) => each.toLowerCase().replace(/\.\w+$/, '');
  const meant =
    pictures.find((each) => each.toLowerCase() === name.toLowerCase()) ??
    pictures.find((each) => plain(each) === plain(name));
  const others = pictures.length > 0 ? `one of ${pictures.join(', ')}` : 'a picture file beside index.md';
  return ContentError.at(
    file,
    line,
    `There is no picture "${name}" in the folder`,
    meant ? `"${meant}", spelt exactly so` : others,
  );
}

function isPicture(name: string): boolean {
  return pictureExtensions.includes(extname(name).toLowerCase());
}
