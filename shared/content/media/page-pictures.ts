import { readFile } from 'node:fs/promises';
import { basename, extname, parse } from 'node:path';
import type { Picture } from '@portfolio/contract/page';
import { checkKind } from './encoding/check-kind';
import { ContentError } from '../source/content-error';
import { filesIn, findFile, inOtherCapitals } from '../source/content-file';
import { nameInLanguage } from '../source/language-file';
import { uniqueNames } from '../source/unique-names';
import { encodePicture, isPicture, pictureExtensions, urlName, type MediaTarget } from './encoding/pictures';
import { sharePicture } from './encoding/share-picture';
import { PictureError } from './picture-error';
import { safeSvg } from './drawings/svg';
import type { Notify } from '../source/notify';

/** A picture in the folder of a page, and where its text names it. */
export type PictureFile = { path: string; name: string; title: string; file: string; line: number };

/**
 * @param file the content file that names it, for messages.
 * @param language in which a picture with words may stand beside it, such as "plan.ko.svg".
 * @throws ContentError where there is no such picture.
 */
export function findPicture(folder: string, name: string, file: string, line: number, language?: string): PictureFile {
  const found = findFile(folder, nameInLanguage(folder, name, language), (what, expected) =>
    ContentError.at(file, line, what, expected),
  );
  if (!found) throw missing(filesIn(folder), name, file, line);
  if (!isPicture(found.name))
    throw ContentError.at(
      file,
      line,
      `"${name}" is no picture that a browser shows`,
      `a file that ends in ${pictureExtensions.join(', ')}`,
    );
  return { ...found, name, title: `${basename(folder)}-${parse(found.name).name}`, file, line };
}

/** Looks at the beginning of a picture, which takes no time. @throws ContentError for one that can't be published. */
export async function inspectPicture(picture: PictureFile, notify?: Notify): Promise<void> {
  const isDrawing = extname(picture.path).toLowerCase() === '.svg';
  const { file, line, name } = picture;
  await explainPictureErrors(picture, async () => {
    const bytes = await readFile(picture.path);
    await checkKind(bytes, isDrawing);
    const { taken } = isDrawing ? safeSvg(bytes) : { taken: [] };
    if (taken.length > 0) notify?.(`${file}:${line}: Warning: ${withoutSentence(`The drawing "${name}"`, taken)}`);
  });
}

/** Says what was taken away from a drawing. */
export function withoutSentence(what: string, taken: readonly string[]): string {
  return `${what} is published without ${taken.join(', ')}, which could run or load something. Expected: a drawing that only draws.`;
}

/** Encodes a picture of a page. @throws ContentError where it can't be read. */
export function readPicture(picture: PictureFile, folders: MediaTarget): Promise<Picture> {
  return explainPictureErrors(picture, () =>
    encodePicture(picture.path, picture.title, explainedLater(picture, folders)),
  );
}

/** The preview picture of a page. @throws ContentError where it can't be read. */
export function readShare(picture: PictureFile, focus: string | undefined, folders: MediaTarget): Promise<string> {
  return explainPictureErrors(picture, () =>
    sharePicture(picture.path, picture.title, focus, explainedLater(picture, folders)),
  );
}

/** What is wrong with a picture is told with its place later too. */
function explainedLater(picture: PictureFile, folders: MediaTarget): MediaTarget {
  const { later } = folders;
  if (!later) return folders;
  return {
    ...folders,
    later: (name, make) => later(name, (media) => explainPictureErrors(picture, () => make(media))),
  };
}

async function explainPictureErrors<Result>(
  { name, path, file, line }: PictureFile,
  work: () => Promise<Result>,
): Promise<Result> {
  return work().catch((error: unknown) => {
    if (!(error instanceof PictureError)) throw error;
    throw ContentError.at(
      file,
      line,
      `The picture "${name}" can't be read: ${error.message}`,
      error.expected ?? `a whole ${extname(path).slice(1).toUpperCase()} file`,
    );
  });
}

/** Names pictures after their files, safe for addresses and unique. */
export function createNames(): (file: string) => string {
  const unique = uniqueNames();
  return (file) => unique(urlName(file.slice(0, file.length - extname(file).length)).toLowerCase() || 'picture');
}

function missing(files: readonly string[], name: string, file: string, line: number): ContentError {
  const pictures = files.filter(isPicture).sort();
  const plain = (each: string) => each.toLowerCase().replace(/\.\w+$/, '');
  const meant = inOtherCapitals(pictures, name) ?? pictures.find((each) => plain(each) === plain(name));
  const others = pictures.length > 0 ? `one of ${pictures.join(', ')}` : 'a picture file beside index.md';
  return ContentError.at(
    file,
    line,
    `There is no picture "${name}" in the folder`,
    meant ? `"${meant}", spelt exactly so` : others,
  );
}
