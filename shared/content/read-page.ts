import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { AreaName } from '../contract/areas';
import type { Entry, Figure, PageDocument } from '../contract/page';
import { ContentError } from './content-error';
import { parseFields, readSource, type Source } from './frontmatter';
import { readSections } from './markdown';
import { encodePicture, pictureExtensions } from './pictures';
import { factKeys, pageSchema } from './schema';

export type PageContext = {
  /** The repository's root: messages name files relative to it. */
  root: string;
  area: AreaName;
  routes: ReadonlyMap<string, string>;
  cache: string;
  media: string;
  mediaUrl: string;
};

export type ReadPage = { entry: Entry; order: number; page: PageDocument; file: string };

/** Reads one content folder. @throws ContentError for the first mistake. */
export async function readPage(context: PageContext, name: string): Promise<ReadPage> {
  const folder = join(context.root, `remote-${context.area}`, 'content', name);
  const file = `remote-${context.area}/content/${name}/index.md`;
  const source = readSource(file, await readFile(join(folder, 'index.md'), 'utf8'));
  const fields = parseFields(source, pageSchema);
  const picture = pictureReader(context, folder, name, source);

  const figures: Figure[] = [];
  for (const [index, { imgSrc, captionText, alt, credit, small, focus }] of (fields.images ?? []).entries()) {
    const line = source.lineOf(['images', index, 'imgSrc']);
    figures.push({ picture: await picture(imgSrc, line), captionText, alt, small, ...(credit && { credit }), ...(focus && { focus }) });
  }
  const path = `/${name}`;
  const label = fields.label ?? name;
  const cover = figures[0];
  const facts = { ...fields.facts, Year: fields.year?.toString() };
  const entry: Entry = {
    path,
    area: context.area,
    label,
    title: fields.title,
    railTitle: fields.railTitle ?? fields.title,
    summary: fields.summary,
    ...(fields.group && { group: fields.group }),
    ...(fields.type && { type: fields.type }),
    ...(fields.place && { place: fields.place }),
    ...(facts.Status && { status: facts.Status }),
    ...(facts.Award && { award: facts.Award }),
    ...(fields.year && { year: fields.year }),
    ...(fields.lead && { lead: true }),
    ...(cover && { cover: { picture: cover.picture, alt: cover.alt, ...(cover.focus && { focus: cover.focus }) } }),
  };
  return {
    entry,
    file,
    order: fields.order ?? Number.MAX_SAFE_INTEGER,
    page: {
      path,
      label,
      title: fields.title,
      summary: fields.summary,
      ...(fields.description && { description: fields.description }),
      facts: factKeys.flatMap((key) => (facts[key] ? [[key, facts[key]] as const] : [])),
      figures,
      sections: await readBody(context, source, picture),
      ...(fields.form && { form: fields.form }),
    },
  };
}

type PictureReader = (name: string, line: number) => Promise<Figure['picture']>;

function pictureReader(context: PageContext, folder: string, page: string, source: Source): PictureReader {
  return async (name, line) => {
    const known = readdirSync(folder).filter((each) => pictureExtensions.includes(extname(each)));
    if (!known.includes(name)) {
      throw new ContentError(source.file, line, `There is no picture "${name}" in the folder`, `Expected: ${known.length > 0 ? `one of ${known.join(', ')}` : 'a picture file beside index.md'}.`);
    }
    return encodePicture(join(folder, name), `${page}-${name.slice(0, -extname(name).length)}`, context);
  };
}

async function readBody(context: PageContext, source: Source, picture: PictureReader): Promise<PageDocument['sections']> {
  const pending: Promise<unknown>[] = [];
  const sections = readSections(source, {
    figure: (src, alt, caption, line) => {
      if (!alt) throw new ContentError(source.file, line, `The picture "${src}" has no alternative text`, 'Write ![what is seen](file.svg "Caption").');
      const figure: Figure = { picture: { kind: 'drawing', src: '', width: 0, height: 0 }, alt, captionText: caption, small: false };
      pending.push(picture(src, line).then((found) => Object.assign(figure, { picture: found })));
      return figure;
    },
    brokenLink: (href) => brokenLink(context.routes, href),
  });
  await Promise.all(pending);
  return sections;
}

function brokenLink(routes: ReadonlyMap<string, string>, href: string): string | undefined {
  const path = href.split(/[?#]/)[0] ?? href;
  if (routes.has(path)) return undefined;
  const meant = [...routes.keys()].find((route) => route.toLowerCase() === path.toLowerCase());
  return meant ? `Paths are case-sensitive: "${meant}" was probably meant.` : `Expected: the name of a content folder, such as ${[...routes].flatMap(([route, owner]) => (owner === "shell" ? [] : [route])).slice(0, 3).join(', ')}.`;
}
