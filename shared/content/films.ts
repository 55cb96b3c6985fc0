import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Film } from '@portfolio/contract/page';
import { ContentError } from './content-error';
import type { PictureReader } from './page-pictures';
import { pictureExtensions, type PictureFolders } from './pictures';
import { publishFile } from './publish-file';

/** @param name of the MP4 file, @param line of the content file that names it. */
export type FilmReader = (name: string, line: number) => Promise<Film>;

/** How the files of one kind begin; browsers choose by their types. */
const isKind = {
  mp4: (bytes: Buffer) => bytes.toString('latin1', 4, 8) === 'ftyp',
  webm: (bytes: Buffer) => bytes.readUInt32BE(0) === 0x1a45dfa3,
  vtt: (bytes: Buffer) => /^\uFEFF?WEBVTT(?:[ \t\n\r]|$)/.test(bytes.toString('utf8', 0, 16)),
};
const kindNames = { mp4: 'MP4', webm: 'WebM', vtt: 'WebVTT' };

/**
 * Reads the films of one content folder. Beside `app.mp4` stand the captions `app.vtt`, a picture such as `app.png` that
 * is shown before it plays, and, if there is one, `app.webm`, which browsers prefer.
 * @param file the content file that names them, for messages.
 */
export function filmReader(folder: string, file: string, picture: PictureReader, folders: PictureFolders): FilmReader {
  return async (name, line) => {
    const files = await readdir(folder);
    const fault = (found: string, expected: string) => ContentError.at(file, line, found, expected);
    const stem = name.slice(0, -'.mp4'.length);
    const poster = pictureExtensions.map((extension) => stem + extension).find((each) => files.includes(each));
    if (!files.includes(name)) throw fault(`There is no film "${name}" in the folder`, oneOf(files));
    if (!files.includes(`${stem}.vtt`))
      throw fault(`The film "${name}" has no captions`, `a file ${stem}.vtt beside it`);
    if (!poster)
      throw fault(
        `The film "${name}" has no picture to show before it plays`,
        `${stem}.png, or another picture of that name, beside it`,
      );
    const publish = async (kind: keyof typeof isKind) => {
      const bytes = await readFile(join(folder, `${stem}.${kind}`));
      if (bytes.length < 8 || !isKind[kind](bytes))
        throw fault(`"${stem}.${kind}" is no ${kindNames[kind]} file`, `a whole ${kindNames[kind]} file`);
      return { bytes, src: await publishFile(bytes, `${folder.split(/[\\/]/).at(-1) ?? ''}-${stem}`, kind, folders) };
    };
    const smaller = files.includes(`${stem}.webm`) ? [await publish('webm')] : [];
    const sources = smaller.map(({ bytes, src }) => ({ src, type: `video/webm${codecIn(bytes)}` }));
    sources.push({ src: (await publish('mp4')).src, type: 'video/mp4' });
    return { sources, captions: (await publish('vtt')).src, poster: await picture(poster, line) };
  };
}

/** Without the codec's name browsers would load a file to find that they can't play it. */
function codecIn(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, 4096);
  if (head.includes('V_AV1')) return '; codecs="av01.0.05M.08"';
  return head.includes('V_VP9') ? '; codecs="vp9"' : '';
}

function oneOf(files: readonly string[]): string {
  const films = files.filter((each) => each.endsWith('.mp4')).sort();
  return films.length > 0 ? `one of ${films.join(', ')}` : 'an MP4 file beside index.md';
}
