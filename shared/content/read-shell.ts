import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellDocument } from '../contract/release';
import type { Site } from '../contract/shell';
import { ContentError } from './content-error';
import { parseFields, readSource, type Source } from './frontmatter';
import { readSections, renderMarkdown } from './markdown';
import { readRoutes } from './routes';
import { shellDocumentSchema, siteSchema } from './schema';

export type ShellContent = { site: Site; words: Readonly<Record<string, string>>; pages: readonly ShellDocument[] };

const pages = { home: '/', works: '/works', 'not-found': '/404' };
const neededWords = ['skip', 'menu', 'close', 'stillLoading', 'failed', 'failedText', 'retry', 'openPlainly', 'previous', 'next', 'allWorks', 'newTab', 'noVideo', 'offline'];

/** Reads the shell's own content. @throws ContentError for the first mistake. */
export async function readShell(root: string): Promise<ShellContent> {
  const site = parseFields(await read(root, 'site'), siteSchema);
  const notices = await read(root, 'notices');
  const words = namedWords(parseFields(notices, shellDocumentSchema));
  const missing = neededWords.find((word) => !words[word]);
  if (missing) throw new ContentError(notices.file, 1, `${missing} is missing`, 'Expected: the words for it.');
  const routes = readRoutes(root);
  const documents = await Promise.all(
    Object.entries(pages).map(async ([name, path]) => readDocument(await read(root, name), path, routes)),
  );
  return { site: { ...site, links: site.links }, words, pages: documents };
}

async function read(root: string, name: string): Promise<Source> {
  const file = `shell/content/${name}.md`;
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
  if (text === undefined) throw new ContentError(file, 1, 'The file does not exist', 'The shell needs it.');
  return readSource(file, text);
}

function readDocument(source: Source, path: string, routes: ReadonlyMap<string, string>): ShellDocument {
  const { title, summary, ...rest } = parseFields(source, shellDocumentSchema);
  if (!title) throw new ContentError(source.file, 1, 'title is missing', 'Expected: a title.');
  if (!summary) throw new ContentError(source.file, 1, 'summary is missing', 'Expected: one sentence for search engines.');
  const heading = /^# (.+)$/m.exec(source.body)?.[1];
  const body = { ...source, body: source.body.replace(/^# .+$/m, '') };
  readSections(body, { figure: () => noFigure(source), brokenLink: (href) => (routes.has(href.split(/[?#]/)[0] ?? href) ? undefined : 'Expected: a page of this site.') });
  return { path, title, summary, html: renderMarkdown(body.body), words: namedWords(rest), ...(heading && { heading }) };
}

function noFigure(source: Source): never {
  throw new ContentError(source.file, source.bodyLine, "The shell's pages hold no pictures of their own", 'Put it into a project.');
}

/** `columns: { code: … }` becomes `columns.code`. */
function namedWords(fields: Record<string, unknown>, prefix = ''): Record<string, string> {
  const words: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) Object.assign(words, namedWords(Object.fromEntries(Object.entries(value)), `${prefix}${name}.`));
    else if (value !== undefined) words[prefix + name] = String(value);
  }
  return words;
}
