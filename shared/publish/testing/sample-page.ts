import { createHash } from 'node:crypto';
import type { AreaName, GroupName } from '@portfolio/contract/areas';
import type { Entry, Figure, PageDocument, PageFile } from '@portfolio/contract/page';

/** A page of a sample build. Missing values default to the name. `pictures` and `files` map names to contents. */
export type SamplePage = {
  name: string;
  label?: string;
  title?: string;
  railTitle?: string;
  summary?: string;
  description?: string;
  text?: string;
  group?: GroupName | undefined;
  pictures?: Readonly<Record<string, string>>;
  /** Files for download, by name. */
  files?: Readonly<Record<string, string>>;
  form?: PageDocument['form'];
};

/** What a build contains of a page: in lists, by itself, and its pictures and files by their names in `media`. */
export function readSample(
  area: AreaName,
  {
    name,
    label = name,
    title = name,
    railTitle = title,
    summary = name,
    text = '',
    group,
    pictures = {},
    files = {},
    ...rest
  }: SamplePage,
) {
  const media: Record<string, string> = {};
  const figures = Object.entries(pictures).map(([picture, bytes]): Figure => {
    const file = `${name}-${picture}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}-drawing.svg`;
    media[file] = bytes;
    return {
      picture: {
        kind: 'drawing',
        src: `/_areas/${area}/media/${file}`,
        thumb: `/_areas/${area}/media/${file}`,
        width: 4,
        height: 3,
      },
      name: picture,
      captionText: '',
      alt: picture,
      small: false,
    };
  });
  const downloads = Object.entries(files).map(([file, bytes]): PageFile => {
    const address = `${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}/${file}`;
    media[address] = bytes;
    const type = (file.split('.').at(-1) ?? '').toUpperCase();
    return { href: `/_areas/${area}/media/${address}`, name: file, type, bytes: bytes.length };
  });
  const cover = figures[0] && { picture: figures[0].picture, alt: figures[0].alt };
  const entry: Entry = {
    path: `/${name}`,
    area,
    label,
    title,
    railTitle,
    summary,
    ...(group && { group }),
    ...(cover && { cover }),
  };
  const document: PageDocument = {
    path: entry.path,
    label,
    title,
    summary,
    ...(rest.description && { description: rest.description }),
    ...(rest.form && { form: rest.form }),
    facts: [],
    figures,
    sections: [{ blocks: [{ kind: 'text', html: text }] }],
    ...(downloads.length > 0 && { files: downloads }),
  };
  return { entry, document, media };
}
