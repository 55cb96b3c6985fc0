import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfiguration } from '@portfolio/workspace/configuration';
import { areaNames } from '@portfolio/contract/areas';
import type { ShellDocument, SiteOrder } from '@portfolio/site/page-state';
import type { Site } from '@portfolio/contract/shell';
import { textNames, type Texts } from '@portfolio/contract/texts';
import { ContentError } from './content-error';
import type { Drafts } from './drafts';
import { readSource, type Source } from './frontmatter';
import { readLinkContext } from './link-context';
import { unknownPaths, type LinkContext } from './links';
import { readSections, readTitled, renderMarkdown } from './markdown';
import { parseFields } from './parse-fields';
import { readRoutes } from './routes';
import { shellDocumentSchema } from './schema';
import { siteSchema, type SiteSettings } from './site-schema';
import { readSettingsSource } from './site-settings';

export type ShellContent = {
  settings: SiteSettings;
  site: Site;
  order: SiteOrder;
  texts: Texts;
  pages: readonly ShellDocument[];
};

const pages = { home: '/', works: '/works', search: '/search', 'not-found': '/404', offline: '/offline' };
/** Reads the name of the site and the texts of the shell. @throws ContentError for the first mistake. */
export async function readSite(root: string): Promise<Omit<ShellContent, 'pages'>> {
  const source = readSettingsSource(root);
  const settings = parseFields(source, siteSchema);
  const contact = contactPage(root, settings, source);
  const order = { groups: settings.groups.map(({ name }) => name), ...(contact && { contact }) };
  const notices = await read(root, 'notices');
  const texts = namedTexts(parseFields(notices, shellDocumentSchema)) as Texts;
  const missing = textNames.find((name) => !texts[name]);
  if (missing) throw ContentError.at(notices.file, 1, `${missing} is missing`, 'the text for it');
  return { settings, site: siteOf(root, settings, source), order, texts };
}

/** What pages are rendered with. */
function siteOf(root: string, settings: SiteSettings, source: Source): Site {
  const { name, short, role, email, language, links, profiles, downloads, portrait, sample } = settings;
  for (const [index, { file }] of downloads.entries())
    if (!existsSync(join(root, 'shell/content', file)))
      throw ContentError.at(
        source.file,
        source.lineOf(['downloads', index, 'file']),
        `There is no file "${file}" in shell/content`,
        'the name of a file in that folder',
      );
  return {
    name,
    short,
    ...(role && { role }),
    email,
    address: readConfiguration().address ?? settings.address,
    language,
    links: [...links, ...downloads.map(({ label, file }) => ({ label, href: file, file: true as const }))],
    ...(profiles.length > 0 && { profiles }),
    ...(portrait && { portrait }),
    ...(sample && { sample }),
  };
}

/** The page by which the owner is reached, with its area. */
function contactPage(root: string, { contact }: SiteSettings, source: Source): SiteOrder['contact'] {
  if (!contact) return undefined;
  const routes = readRoutes(root);
  const owner = routes.get(contact);
  const area = areaNames.find((name) => owner?.startsWith(`remote-${name}/`));
  if (area) return { path: contact, area };
  if (routes.has(unknownPaths)) return undefined;
  const paths = [...routes].flatMap(([path, each]) => (each.startsWith('remote-') ? [path] : []));
  throw ContentError.at(
    source.file,
    source.lineOf(['contact']),
    `contact leads to ${contact}, which is no page of an area`,
    `one of ${paths.join(', ')}`,
  );
}

/** Reads the shell's own content. @throws ContentError for the first mistake. */
export async function readShell(root: string, drafts: Drafts = 'left out'): Promise<ShellContent> {
  const own = await readSite(root);
  const { counting, name, role } = own.settings;
  const context = { counting, order: own.order.groups, words: { name, role: role ?? name } };
  const links = readLinkContext(root, drafts);
  const documents: ShellDocument[] = [];
  for (const [page, path] of Object.entries(pages))
    documents.push(readDocument(await read(root, page), path, { ...context, links }));
  return { ...own, pages: documents };
}

async function read(root: string, name: string): Promise<Source> {
  const file = `shell/content/${name}.md`;
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw ContentError.at(file, 1, 'The file does not exist', 'a file with the texts that the shell needs');
  return readSource(file, text);
}

/** `words` replace their names in braces, such as {role}. */
type DocumentContext = Pick<ShellDocument, 'counting' | 'order'> & {
  links: LinkContext;
  words: Readonly<Record<string, string>>;
};

function readDocument(source: Source, path: string, { links, counting, order, words }: DocumentContext): ShellDocument {
  const filled = (text: string) => text.replace(/\{(name|role)\}/g, (_, word: string) => words[word] ?? '');
  const { title, summary, ...rest } = parseFields(source, shellDocumentSchema);
  if (!title) throw ContentError.at(source.file, 1, 'title is missing', 'a title');
  if (!summary) throw ContentError.at(source.file, 1, 'summary is missing', 'one sentence for search engines');
  const { heading, body } = readTitled(source.body);
  checkBody({ ...source, body }, path, links);
  return {
    path,
    title: filled(title),
    summary: filled(summary),
    html: renderMarkdown(body),
    texts: namedTexts(rest),
    counting,
    order,
    ...(heading && { heading: filled(heading) }),
  };
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
