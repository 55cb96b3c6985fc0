import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AreaName } from '@portfolio/contract/areas';
import type { Entry, Figure, Film, PageDocument, PageFile, Study, StudyTexts } from '@portfolio/contract/page';
import { ContentError } from './content-error';
import { factMeaning, factRows } from './fact-rows';
import { readSource, type Source } from './frontmatter';
import { keepUnits } from './keep-units';
import type { LinkContext } from './links';
import { readSections } from './markdown';
import { filmReader } from './films';
import { pageEntry } from './page-entry';
import { fileReader } from './page-files';
import { createNames, pictureReader, shareOf, type PictureReader } from './page-pictures';
import { parseFields } from './parse-fields';
import type { PictureFolders } from './pictures';
import { contentFolder, pageFile } from './routes';
import { pageWarnings } from './page-warnings';
import type { PageFields, pageSchemaOf } from './schema';
import type { SiteSettings } from './site-schema';
import { readStudy } from './study-block';
import { studyName } from './study-name';
import type { StudyReaders } from './study-reader';
import type { Tell } from './tell';
import type { Signs } from './typed-block';
import type { YamlFields } from './yaml-fields';

export type PageContext = PictureFolders &
  LinkContext & {
    /** The repository's root: messages name files relative to it. */
    root: string;
    area: AreaName;
    settings: SiteSettings;
    schema: ReturnType<typeof pageSchemaOf>;
    /** The studies that the area has. */
    readers: StudyReaders;
    studyTexts: StudyTexts;
    /** Of the skills that the area's pages name. */
    signs: Signs;
    tell?: Tell;
  };

/** `share` is the URL of the preview picture. */
export type ReadPage = { entry: Entry; order: number; page: PageDocument; share?: string; source: Source };

/** Reads one content folder. @throws ContentError for the first mistake. */
export async function readPage(context: PageContext, name: string): Promise<ReadPage> {
  const folder = join(contentFolder(context.root, context.area), name);
  const source = readSource(pageFile(context.area, name), await readFile(join(folder, 'index.md'), 'utf8'));
  const fields = parseFields(source, context.schema);
  const picture = pictureReader(folder, source.file, context);
  const nameOf = createNames();
  const figures = await readFigures(fields, source, picture, nameOf);
  const stills = new Map(figures.map((figure, index) => [fields.images?.[index]?.imgSrc ?? '', figure.name]));
  const { sections, files } = await readBody({ ...context, stills }, name, source, picture, nameOf);
  const { facts } = context.settings;
  const contributor = factMeaning(facts, 'contributor', fields);
  const page: PageDocument = {
    path: `/${name}`,
    label: fields.label ?? name,
    title: fields.title,
    summary: fields.summary,
    ...(fields.description && { description: keepUnits(fields.description) }),
    facts: factRows(facts, fields),
    ...(contributor && { contributor }),
    figures,
    sections,
    ...(files.length > 0 && { files }),
    ...(fields.form && { form: fields.form }),
  };
  for (const warning of pageWarnings(page, fields, source, facts)) context.tell?.(warning);
  const [cover] = fields.images ?? [];
  const share = cover && (await shareOf(folder, cover.imgSrc, cover.focus, context));
  const order = fields.order ?? Number.MAX_SAFE_INTEGER;
  return {
    entry: pageEntry(context.area, context.settings, page, fields),
    order,
    page,
    source,
    ...(share && { share }),
  };
}

async function readFigures(
  fields: PageFields,
  source: Source,
  picture: PictureReader,
  nameOf: (file: string) => string,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [index, { imgSrc, captionText, alt, credit, small, focus }] of (fields.images ?? []).entries()) {
    const found = await picture(imgSrc, source.lineOf(['images', index, 'imgSrc']));
    figures.push({
      name: nameOf(imgSrc),
      picture: found,
      captionText: keepUnits(captionText),
      alt,
      small,
      ...(credit && { credit }),
      ...(focus && { focus }),
    });
  }
  return figures;
}

async function readBody(
  context: PageContext & { stills: ReadonlyMap<string, string> },
  name: string,
  source: Source,
  picture: PictureReader,
  nameOf: (file: string) => string,
): Promise<{ sections: PageDocument['sections']; files: readonly PageFile[] }> {
  const files = new Map<string, PageFile>();
  const folder = join(contentFolder(context.root, context.area), name);
  const fileOf = fileReader(folder, source.file, context);
  const found: { figure: Figure; src: string; line: number }[] = [];
  const films: { film: Film; name: string; line: number }[] = [];
  const studies: { study: Study; fields: YamlFields }[] = [];
  const sections = readSections(source, {
    ...context,
    path: `/${name}`,
    file: (link, line) => {
      const file = fileOf(link, line);
      if (file) files.set(file.href, file);
      return file;
    },
    figure: (src, alt, caption, line) => {
      if (!alt)
        throw ContentError.at(
          source.file,
          line,
          `The picture "${src}" has no alternative text`,
          `![what is seen](${src} "Caption")`,
        );
      const figure: Figure = {
        name: nameOf(src),
        picture: { kind: 'drawing', src: '', thumb: '', width: 0, height: 0 },
        alt,
        captionText: keepUnits(caption),
        small: false,
      };
      found.push({ figure, src, line });
      return figure;
    },
    film: (name, line) => {
      const film: Film = {
        sources: [],
        captions: '',
        poster: { kind: 'drawing', src: '', thumb: '', width: 0, height: 0 },
      };
      films.push({ film, name, line });
      return film;
    },
    study: (block) => {
      const study: Study = { kind: 'study', name: studyName(block), id: '', number: 0, still: '', data: '' };
      studies.push({ study, fields: block });
      return study;
    },
  });
  for (const { figure, src, line } of found) figure.picture = await picture(src, line);
  const readFilm = filmReader(folder, source.file, picture, context);
  for (const { film, name: file, line } of films) Object.assign(film, await readFilm(file, line));
  const shown = dirname(source.file);
  for (const [index, { study, fields }] of studies.entries())
    Object.assign(study, await readStudy(fields, index + 1, { ...context, folder, shown }), { id: study.id });
  return { sections, files: [...files.values()] };
}
