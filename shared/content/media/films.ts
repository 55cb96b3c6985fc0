import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Film } from '@portfolio/contract/page';
import { ContentError } from '../source/content-error';
import { filesIn, findFile, type FileFault } from '../source/content-file';
import { nameInLanguage } from '../source/language-file';
import { findPicture, type PictureFile } from './page-pictures';
import { pictureExtensions, type MediaTarget } from './encoding/pictures';
import { publishFile } from './publish-file';

/** How the files of one kind begin; browsers choose by their types. */
const isKind = {
  mp4: (bytes: Buffer) => bytes.toString('latin1', 4, 8) === 'ftyp',
  webm: (bytes: Buffer) => bytes.readUInt32BE(0) === 0x1a45dfa3,
  vtt: (bytes: Buffer) => /^\uFEFF?WEBVTT(?:[ \t\n\r]|$)/.test(bytes.toString('utf8', 0, 16)),
};
const kindNames = { mp4: 'MP4', webm: 'WebM', vtt: 'WebVTT' };

/** The files of a film in the folder of a page. */
export type FilmFiles = {
  title: string;
  sources: readonly { kind: 'webm' | 'mp4'; path: string }[];
  captions: string;
  /** Of the captions. */
  language: string;
  poster: PictureFile;
};

/**
 * Finds a film. Beside `app.mp4` stand the captions `app.vtt`, a picture such as `app.png` that is shown before it
 * plays, and, if there is one, `app.webm`, which browsers prefer.
 * @param file the content file that names it, @param line its line, for messages.
 * @param main the language of the site, @param language another in which captions may stand beside them, `app.ko.vtt`.
 * @throws ContentError where one of them is missing or is of another kind.
 */
export function findFilm(
  folder: string,
  name: string,
  file: string,
  line: number,
  main: string,
  language?: string,
): FilmFiles {
  const fault: FileFault = (found, expected) => ContentError.at(file, line, found, expected);
  const stem = name.slice(0, -'.mp4'.length);
  const find = (kind: keyof typeof isKind) => checkedFile(folder, `${stem}.${kind}`, kind, fault);
  const mp4 = find('mp4');
  if (!mp4) throw fault(`There is no film "${name}" in the folder`, oneOf(filesIn(folder)));
  const captionsName = nameInLanguage(folder, `${stem}.vtt`, language);
  const captions = checkedFile(folder, captionsName, 'vtt', fault);
  if (!captions) throw fault(`The film "${name}" has no captions`, `a file ${stem}.vtt beside it`);
  const poster = pictureExtensions.map((each) => stem + each).find((each) => findFile(folder, each, fault));
  if (!poster)
    throw fault(
      `The film "${name}" has no picture to show before it plays`,
      `${stem}.png, or another picture of that name, beside it`,
    );
  const webm = find('webm');
  const sources = [...(webm ? [{ kind: 'webm' as const, path: webm }] : []), { kind: 'mp4' as const, path: mp4 }];
  const title = `${basename(folder)}-${stem}`;
  return {
    title,
    sources,
    captions,
    language: language && captionsName !== `${stem}.vtt` ? language : main,
    poster: findPicture(folder, poster, file, line, language),
  };
}

/** Publishes a film without its poster. */
export async function publishFilm(film: FilmFiles, folders: MediaTarget): Promise<Omit<Film, 'poster'>> {
  const publish = async (path: string, kind: keyof typeof isKind) => {
    const bytes = await readFile(path);
    return { bytes, src: await publishFile(bytes, film.title, kind, folders) };
  };
  const sources: { src: string; type: string }[] = [];
  for (const { kind, path } of film.sources) {
    const { bytes, src } = await publish(path, kind);
    sources.push({ src, type: kind === 'webm' ? `video/webm${codecIn(bytes)}` : 'video/mp4' });
  }
  return { sources, captions: (await publish(film.captions, 'vtt')).src, language: film.language };
}

function checkedFile(folder: string, name: string, kind: keyof typeof isKind, fault: FileFault): string | undefined {
  const found = findFile(folder, name, fault);
  if (!found) return undefined;
  const bytes = readFileSync(found.path);
  if (bytes.length < 8 || !isKind[kind](bytes))
    throw fault(`"${name}" is no ${kindNames[kind]} file`, `a whole ${kindNames[kind]} file`);
  return found.path;
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
