import type { Block, Entry, Figure, PageDocument, Picture, Video } from '@portfolio/contract/page';
import { factMeaning, factRows } from './fact-rows';
import { publishFilm } from '../media/films';
import { nonBreakingUnits } from '../text/markdown/syntax/non-breaking-units';
import { pageEntry } from './page-entry';
import { readPicture, readShare } from '../media/page-pictures';
import type { PageContext, ParsedBlock, ParsedPage } from './parse-page';
import type { MediaTarget } from '../media/encoding/pictures';
import { publishFile } from '../media/publish-file';
import { pageWarnings } from './page-warnings';
import { foreignPart } from '@portfolio/site/text-direction';
import { translationGaps } from '../text/translation/translation-gaps';
import type { Notify } from '../source/notify';

/** Where pictures, films and files go; `notify` receives warnings. */
export type Media = MediaTarget & { notify?: Notify };

/** `words` are those of its studies, for the search; `share` is the URL of the preview picture. */
export type ReadPage = {
  entry: Entry;
  order: number;
  page: PageDocument;
  words: readonly string[];
  share?: string;
};

/** Encodes and publishes what the text of a page names. @throws ContentError for the first picture that can't be read. */
export async function readPage(context: PageContext, parsed: ParsedPage, media: Media): Promise<ReadPage> {
  const { fields, source, name, settings } = parsed;
  const { facts, language } = settings;
  const written = await readFigures(parsed, media);
  const sections: PageDocument['sections'][number][] = [];
  for (const { blocks, ...section } of parsed.sections)
    sections.push({ ...section, blocks: await readBlocks(blocks, written, media) });
  const figures = inOrder(written, parsed);
  parsed.files.copyInto(media.media);
  const files = parsed.files.all();
  const contributor = factMeaning(facts, 'contributor', fields, source)?.text;
  const page: PageDocument = {
    path: `/${name}`,
    label: fields.label ?? name,
    title: fields.title,
    summary: fields.summary,
    ...(fields.description && { description: nonBreakingUnits(fields.description) }),
    facts: factRows(facts, fields),
    ...(contributor && { contributor }),
    figures,
    sections,
    ...(files.length > 0 && { files }),
    ...(fields.form && { form: fields.form }),
    ...(language !== context.settings.language && foreignPart(language, context.settings.language)),
  };
  const warnings = [...pageWarnings(page, fields, source, facts), ...translationGaps(source)];
  // What the main language lacks has been said there.
  if (!context.language || source.original) for (const warning of warnings) media.notify?.(warning);
  const [cover] = parsed.images;
  const share = cover && (await readShare(cover.picture, fields.images?.[0]?.focus, media));
  const stages: Picture[] = [];
  for (const stage of parsed.stages) stages.push(await readPicture(stage, media));
  const entry = pageEntry({ area: context.area, settings, page, fields, source, stages });
  return {
    entry,
    order: fields.order ?? Number.MAX_SAFE_INTEGER,
    page,
    words: wordsOf(parsed),
    ...(share && { share }),
  };
}

async function readFigures({ images, fields }: ParsedPage, media: Media): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [index, { captionText, alt, credit, small, focus }] of (fields.images ?? []).entries()) {
    const image = images[index];
    if (!image) continue;
    figures.push({
      name: image.name,
      picture: await readPicture(image.picture, media),
      captionText: nonBreakingUnits(captionText),
      alt,
      small,
      ...(credit && { credit }),
      ...(focus && { focus }),
    });
  }
  return figures;
}

function wordsOf({ sections }: ParsedPage): string[] {
  return sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'study' ? block.made.words : [])));
}

/** Figures as the page shows them: the first, those with a place in the text, the rest. */
function inOrder(figures: readonly Figure[], { sections }: ParsedPage): Figure[] {
  const [first, ...others] = figures;
  const placed = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'placed' ? block.name : [])),
  );
  const place = ({ name }: Figure) => (placed.includes(name) ? placed.indexOf(name) : placed.length);
  return [...(first ? [first] : []), ...others.sort((a, b) => place(a) - place(b))];
}

async function readBlocks(parsed: readonly ParsedBlock[], figures: readonly Figure[], media: Media): Promise<Block[]> {
  const blocks: Block[] = [];
  for (const block of parsed) blocks.push(await readBlock(block, figures, media));
  return blocks;
}

async function readBlock(block: ParsedBlock, figures: readonly Figure[], media: Media): Promise<Block> {
  switch (block.kind) {
    case 'placed': {
      const figure = figures.find(({ name }) => name === block.name);
      if (!figure) throw new Error(`The text places "${block.name}", which is none of the images.`);
      return { kind: 'figure', figure };
    }
    case 'figure':
      return { kind: 'figure', figure: bodyFigure(block, await readPicture(block.picture, media)) };
    case 'videos':
      return { kind: 'videos', videos: await readVideos(block.videos, media) };
    case 'study': {
      const { made, ...study } = block;
      for (const { json, title } of made.later) await publishFile(json, title, 'json', media);
      return { ...study, data: await publishFile(made.json, made.title, 'json', media) };
    }
    default:
      return block;
  }
}

function bodyFigure({ name, alt, caption }: { name: string; alt: string; caption: string }, picture: Picture): Figure {
  return { name, picture, alt, captionText: nonBreakingUnits(caption), small: false };
}

async function readVideos(parsed: Extract<ParsedBlock, { kind: 'videos' }>['videos'], media: Media): Promise<Video[]> {
  const videos: Video[] = [];
  for (const { title, id, film } of parsed)
    videos.push({
      title,
      id,
      ...(film && { film: { ...(await publishFilm(film, media)), poster: await readPicture(film.poster, media) } }),
    });
  return videos;
}
