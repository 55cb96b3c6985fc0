import { dirname, join } from 'node:path';
import type { AreaName } from '@portfolio/contract/areas';
import type { StudyTexts } from '@portfolio/contract/page';
import { ContentError, Mistakes } from '../source/content-error';
import { findFilm, type FilmFiles } from '../media/films';
import { readSourceFile, type Source } from '../source/frontmatter';
import type { LinkContext } from '../text/links/links';
import { PageFiles } from '../media/page-files';
import { createNames, findPicture, type PictureFile } from '../media/page-pictures';
import { parseFields } from '../source/fields/parse-fields';
import { readSections } from '../text/sections/read-sections';
import { contentFolder, pageFile } from '../text/links/routes';
import type { PageFields, pageSchemaOf } from './schema';
import { readPageTranslation } from '../text/translation/translated-source';
import { readSettings } from '../site/site-settings';
import type { SiteSettings } from '../site/site-schema';
import { readStudy, type ReadStudy } from '../studies/study-block';
import type { StudyReaders } from '../studies/study-reader';
import type { Signs } from '../text/sections/fenced-block';
import type { WrittenBlock, WrittenFigure, WrittenSection, WrittenVideo } from '../text/sections/written-blocks';

export type PageContext = LinkContext & {
  /** The repository's root: messages name files relative to it. */
  root: string;
  area: AreaName;
  /** One of the site's other languages. */
  language?: string;
  settings: SiteSettings;
  schema: ReturnType<typeof pageSchemaOf>;
  /** The studies that the area has. */
  readers: StudyReaders;
  studyTexts: StudyTexts;
  /** Of the skills that the area's pages name. */
  signs: Signs;
  /** URL of the folder of published pictures and files, with a slash at the end. */
  mediaUrl: string;
};

/** A block of a page whose files were found, and not read yet if they are pictures or films. */
export type ParsedBlock =
  | Exclude<WrittenBlock, { kind: 'figure' | 'videos' | 'study' }>
  | (WrittenFigure & { name: string; picture: PictureFile })
  | PlacedFigure
  | { kind: 'videos'; videos: readonly (WrittenVideo & { film?: FilmFiles })[] }
  | (ReadStudy & { id: string; number: number });

/** One of the frontmatter's images, in its place in the text. */
export type PlacedFigure = { kind: 'placed'; name: string; line: number };

/** The text of a page and everything that it names. */
export type ParsedPage = {
  name: string;
  source: Source;
  fields: PageFields;
  /** Of the frontmatter's images. */
  images: readonly { name: string; picture: PictureFile }[];
  stages: readonly PictureFile[];
  sections: readonly (Omit<WrittenSection, 'blocks'> & { blocks: readonly ParsedBlock[] })[];
  files: PageFiles;
  /** Those of the page's own language. */
  settings: SiteSettings;
};

/** Reads the text of one content folder, and no picture. @throws ContentError with all mistakes. */
export function parsePage(page: PageContext, name: string): ParsedPage {
  const mistakes = new Mistakes();
  const { source, context } = readPageSource(page, name, mistakes);
  const { file } = source;
  const folder = join(contentFolder(context.root, context.area), name);
  const language = source.original && context.language;
  const files = new PageFiles(folder, file, context.mediaUrl);
  const fields = mistakes.attempt(() => parseFields(source, context.schema));
  const offer = (link: string, line: number) => files.offer(link, line);
  const written = readSections(source, { ...context, path: `/${name}`, file: offer }, mistakes);
  const nameOf = createNames();
  const images = (fields?.images ?? []).map(({ imgSrc }, index) => ({
    name: nameOf(imgSrc),
    picture: mistakes.attempt(() =>
      findPicture(folder, imgSrc, file, source.lineOf(['images', index, 'imgSrc']), language),
    ),
  }));
  const stages = (fields?.stages ?? []).map((name, index) =>
    mistakes.attempt(() => findPicture(folder, name, file, source.lineOf(['stages', index]), language)),
  );
  const stills = new Map((fields?.images ?? []).map(({ imgSrc }, index) => [imgSrc, images[index]?.name ?? '']));
  const main = readSettings(context.root).language;
  const withFilm = (video: WrittenVideo) => ({
    ...video,
    ...(video.file && { film: findFilm(folder, video.file, file, video.line, main, language) }),
  });
  let number = 0;
  const parse = (block: WrittenBlock): ParsedBlock => {
    switch (block.kind) {
      case 'figure': {
        const name = !block.alt && !block.caption && stills.get(block.src);
        if (name) return { kind: 'placed', name, line: block.line };
        return { ...block, name: nameOf(block.src), picture: findFigure(folder, file, block, language) };
      }
      case 'videos':
        return { kind: 'videos', videos: block.videos.map(withFilm) };
      case 'study':
        number += 1;
        return {
          ...readStudy(block.fields, { ...context, folder, shown: dirname(file), stills }),
          id: block.id,
          number,
        };
      default:
        return block;
    }
  };
  const sections = written.map(({ blocks, ...section }) => ({
    ...section,
    // Without its pictures nothing can be said about a study.
    blocks: blocks.flatMap((block) =>
      block.kind === 'study' && !fields ? [] : (mistakes.attempt(() => parse(block)) ?? []),
    ),
  }));
  const blocks = sections.flatMap((section) => section.blocks);
  mistakes.attempt(() => checkPlaces(file, images[0]?.name, blocks));
  mistakes.throwAny();
  if (!fields) throw new Error(`${file} was read without its fields.`);
  const found = images.flatMap(({ picture, ...image }) => (picture ? [{ ...image, picture }] : []));
  return {
    name,
    source,
    fields,
    images: found,
    stages: stages.flatMap((stage) => stage ?? []),
    sections,
    files,
    settings: context.settings,
  };
}

/** The text of a page in the language that is asked for, or in the main one, and what it is read with. */
function readPageSource(
  context: PageContext,
  name: string,
  mistakes: Mistakes,
): { source: Source; context: PageContext } {
  const { root, area, language } = context;
  const file = pageFile(area, name);
  const original = readSourceFile(root, file);
  if (!original) throw ContentError.at(file, 1, 'The file does not exist', 'the text of the page');
  if (!language) return { source: original, context };
  const source = readPageTranslation(root, original, language, context.settings.facts, mistakes);
  if (source) return { source, context };
  return { source: original, context: { ...context, settings: readSettings(root), studyTexts: {} } };
}

function findFigure(folder: string, file: string, { src, alt, line }: WrittenFigure, language?: string): PictureFile {
  if (alt) return findPicture(folder, src, file, line, language);
  throw ContentError.at(
    file,
    line,
    `The picture "${src}" has no alternative text`,
    `![what is seen](${src} "Caption"), or the name of one of images`,
  );
}

/** A picture of `images` hangs once: first, where the text names it, or after the text. */
function checkPlaces(file: string, first: string | undefined, blocks: readonly ParsedBlock[]): void {
  const taken = new Map(first ? [[first, 'stands first on the page']] : []);
  for (const block of blocks) {
    if (block.kind !== 'placed') continue;
    const other = taken.get(block.name);
    if (other) throw ContentError.at(file, block.line, `The picture "${block.name}" ${other} already`, 'one place');
    taken.set(block.name, 'stands in the text');
  }
}

/** All pictures that a page shows. */
export function picturesOf({ images, stages, sections }: ParsedPage): PictureFile[] {
  const blocks = sections.flatMap((section) => section.blocks);
  return [
    ...images.map(({ picture }) => picture),
    ...stages,
    ...blocks.flatMap((block) => {
      if (block.kind === 'figure') return [block.picture];
      return block.kind === 'videos' ? block.videos.flatMap(({ film }) => (film ? [film.poster] : [])) : [];
    }),
  ];
}
