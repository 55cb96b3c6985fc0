import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfiguration } from '@portfolio/workspace/configuration';
import type { ShellDocument } from '@portfolio/contract/release';
import type { Site } from '@portfolio/contract/shell';
import { ContentError } from './content-error';
import type { Drafts } from './drafts';
import { readSource, type Source } from './frontmatter';
import { readLinkContext } from './link-context';
import type { LinkContext } from './links';
import { readSections, renderMarkdown } from './markdown';
import { parseFields } from './parse-fields';
import { shellDocumentSchema, siteSchema } from './schema';

export type ShellContent = { site: Site; texts: Readonly<Record<string, string>>; pages: readonly ShellDocument[] };

const pages = { home: '/', works: '/works', search: '/search', 'not-found': '/404', offline: '/offline' };
const neededTexts = [
  'skip',
  'menu',
  'close',
  'search',
  'searchTitle',
  'searchFailed',
  'systemTheme',
  'systemShort',
  'lightTheme',
  'lightShort',
  'darkTheme',
  'darkShort',
  'stillLoading',
  'failed',
  'failedText',
  'retry',
  'openPlainly',
  'previous',
  'next',
  'allWorks',
  'newTab',
  'play',
  'videoFailed',
  'offline',
];

/** Reads the name of the site and the texts of the shell. @throws ContentError for the first mistake. */
export async function readSite(root: string): Promise<Pick<ShellContent, 'site' | 'texts'>> {
  const { portrait, ...written } = parseFields(await read(root, 'site'), siteSchema);
  const site = { ...written, address: readConfiguration().content.SITE_ADDRESS ?? written.address };
  const notices = await read(root, 'notices');
  const texts = namedTexts(parseFields(notices, shellDocumentSchema));
  const missing = neededTexts.find((name) => !texts[name]);
  if (missing) throw ContentError.at(notices.file, 1, `${missing} is missing`, 'the text for it');
  return { site: { ...site, ...(portrait && { portrait }) }, texts };
}

/** Reads the shell's own content. @throws ContentError for the first mistake. */
export async function readShell(root: string, drafts: Drafts = 'left out'): Promise<ShellContent> {
  const { site, texts } = await readSite(root);
  const links = readLinkContext(root, drafts);
  const documents: ShellDocument[] = [];
  for (const [name, path] of Object.entries(pages)) documents.push(readDocument(await read(root, name), path, links));
  return { site, texts, pages: documents };
}

async function read(root: string, name: string): Promise<Source> {
  const file = `shell/content/${name}.md`;
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw ContentError.at(file, 1, 'The file does not exist', 'a file with the texts that the shell needs');
  return readSource(file, text);
}

function readDocument(source: Source, path: string, links: LinkContext): ShellDocument {
  const { title, summary, ...rest } = parseFields(source, shellDocumentSchema);
  if (!title) throw ContentError.at(source.file, 1, 'title is missing', 'a title');
  if (!summary) throw ContentError.at(source.file, 1, 'summary is missing', 'one sentence for search engines');
  const heading = /^# (.+)$/m.exec(source.body)?.[1]?.trim();
  // The line stays, so that later mistakes are found on their own lines.
  const body = source.body.replace(/^# .+$/m, '');
  checkBody({ ...source, body }, path, links);
  return { path, title, summary, html: renderMarkdown(body), texts: namedTexts(rest), ...(heading && { heading }) };
}

function checkBody(source: Source, path: string, links: LinkContext): void {
  const refused = (what: string, line: number) => {
    throw ContentError.at(
      source.file,
      line,
      `A ${what} stands on one of the shell's pages`,
      `${what}s in the folder of a project only`,
    );
  };
  const blocks = readSections(source, {
    ...links,
    path,
    figure: (_src, _alt, _caption, line) => refused('picture', line),
    film: (_name, line) => refused('film', line),
  }).flatMap((section) => section.blocks);
  const other = blocks.find(({ kind }) => kind !== 'text');
  if (other)
    throw ContentError.at(
      source.file,
      source.bodyLine,
      `A ${other.kind} block stands on one of the shell's pages`,
      'text and links only',
    );
}

/** `columns: { code: … }` becomes `columns.code`. */
function namedTexts(fields: Readonly<Record<string, unknown>>, prefix = ''): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') texts[prefix + name] = value;
    else if (typeof value === 'object' && value !== null)
      Object.assign(texts, namedTexts({ ...value }, `${prefix}${name}.`));
  }
  return texts;
}
