import { areaNames } from '@portfolio/contract/areas';
import { languageTitle } from '@portfolio/site/language-name';
import { directionOf } from '@portfolio/site/text-direction';
import type { ShellDocument, SiteOrder } from '@portfolio/site/page-state';
import type { Site, SiteLanguage } from '@portfolio/contract/shell';
import { textNames, type Texts } from '@portfolio/contract/texts';
import { ContentError, Mistakes } from '../source/content-error';
import type { Drafts } from '../text/links/drafts';
import { readSourceFile, type Source } from '../source/frontmatter';
import { readLinkContext } from '../text/links/link-context';
import { unknownPaths, type LinkContext } from '../text/links/links';
import { readTitled, renderMarkdown } from '../text/markdown/markdown';
import { parseFields } from '../source/fields/parse-fields';
import { readSections } from '../text/sections/read-sections';
import { readRoutes } from '../text/links/routes';
import { noticesSchema, shellDocumentSchema } from '../page/schema';
import { siteDownloads, type SiteDownload } from './site-downloads';
import type { SiteSettings } from '../site/site-schema';
import { checkTexts } from './check-texts';
import { readShellTranslation } from '../text/translation/translated-source';
import { readSettings, readSettingsSource, siteFile } from '../site/site-settings';

export type ShellContent = {
  settings: SiteSettings;
  site: Site;
  downloads: readonly SiteDownload[];
  order: SiteOrder;
  texts: Texts;
  pages: readonly ShellDocument[];
};

const pages = { home: '/', works: '/works', search: '/search', 'not-found': '/404', offline: '/offline' };
/** The shell's files with words. */
export const shellFiles = [siteFile, ...['notices', ...Object.keys(pages)].map((name) => `shell/content/${name}.md`)];

/** Reads the name of the site and the texts of the shell. @throws ContentError with all mistakes. */
export async function readSite(root: string, language?: string): Promise<Omit<ShellContent, 'pages'>> {
  const mistakes = new Mistakes();
  const settings = readSettings(root, language);
  const source = readSettingsSource(root);
  const contact = mistakes.attempt(() => contactPage(root, settings, source));
  const downloads = mistakes.attempt(() => siteDownloads(root, settings, source)) ?? [];
  const order = { groups: settings.groups.map(({ name }) => name), ...(contact && { contact }) };
  const texts = mistakes.attempt(() => readTexts(root, language)) ?? {};
  mistakes.throwAny();
  // After the texts were checked: languages are offered in theirs.
  return { settings, site: siteOf(root, settings), downloads, order, texts: texts as Texts };
}

/** @throws ContentError with the mistakes of the main language, before those of a translation. */
function readTexts(root: string, language?: string): Record<string, string> {
  if (language) readTexts(root);
  const notices = read(root, 'notices', language);
  const texts = namedTexts(parseFields(notices, noticesSchema));
  checkTexts(notices);
  const missing = textNames.filter((name) => !texts[name]);
  if (missing.length > 0)
    throw ContentError.at(
      notices.file,
      1,
      `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing`,
      'the text for it',
    );
  return texts;
}

/** What pages are rendered with. */
function siteOf(root: string, settings: SiteSettings): Site {
  const { name, short, role, email, language, languages, links, profiles, downloads, portrait, sample } = settings;
  const direction = directionOf(language);
  return {
    name,
    short,
    ...(role && { role }),
    email,
    address: settings.address,
    language,
    ...(languages.some((tag) => directionOf(tag) !== direction) && { direction }),
    ...(languages.length > 1 && { languages: languages.map((tag, index) => siteLanguage(root, tag, index)) }),
    links: [
      ...links,
      ...downloads.map(({ label, file }) => ({ label, href: encodeURIComponent(file), file: true as const })),
    ],
    ...(profiles.length > 0 && { profiles }),
    ...(portrait && { portrait }),
    ...(sample && { sample }),
  };
}

/** A language of the site with its own name, and where its pages stand: those of the main one at the root. */
function siteLanguage(root: string, tag: string, index: number): SiteLanguage {
  const { otherLanguage = '', close = '' } = readTexts(root, index === 0 ? undefined : tag);
  return {
    tag,
    name: languageTitle(tag),
    path: index === 0 ? '' : `/${tag}`,
    offer: { sentence: otherLanguage, close },
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
  throw ContentError.in(
    source,
    ['contact'],
    `contact leads to ${contact}, which is no page of an area`,
    `one of ${paths.join(', ')}`,
  );
}

/**
 * Reads the shell's own content.
 * @param language one of the site's other languages.
 * @throws ContentError with all mistakes.
 */
export async function readShell(root: string, drafts: Drafts = 'left out', language?: string): Promise<ShellContent> {
  const mistakes = new Mistakes();
  const own = await mistakes.attemptLater(() => readSite(root, language));
  const { counting, name, role, groups } = readSettings(root, language);
  const context = { counting, order: groups.map((group) => group.name), words: { name, role: role ?? name } };
  const links = readLinkContext(root, drafts);
  const documents = Object.entries(pages).flatMap(([page, path]) => {
    const document = mistakes.attempt(() => readDocument(read(root, page, language), path, { ...context, links }));
    return document ? [document] : [];
  });
  mistakes.throwAny();
  if (!own) throw new Error('The site was read without its settings.');
  return { ...own, pages: documents };
}

function read(root: string, name: string, language?: string): Source {
  const file = `shell/content/${name}.md`;
  const source = readSourceFile(root, file);
  if (!source) throw ContentError.at(file, 1, 'The file does not exist', 'a file with the texts that the shell needs');
  return (language && readShellTranslation(root, source, language)) || source;
}

/** `words` replace their names in braces, such as {role}. */
type DocumentContext = Pick<ShellDocument, 'counting' | 'order'> & {
  links: LinkContext;
  words: Readonly<Record<string, string>>;
};

function readDocument(source: Source, path: string, { links, counting, order, words }: DocumentContext): ShellDocument {
  const filled = (text: string) => text.replace(/\{(name|role)\}/g, (_, word: string) => words[word] ?? '');
  const mistakes = new Mistakes();
  const fields = mistakes.attempt(() => parseFields(source, shellDocumentSchema));
  if (fields) mistakes.attempt(() => checkTexts(source));
  const { title = '', summary = '', ...rest } = fields ?? {};
  const missing = (name: string, expected: string) => ContentError.at(source.file, 1, `${name} is missing`, expected);
  if (fields && !title) mistakes.add(missing('title', 'a title'));
  if (fields && !summary) mistakes.add(missing('summary', 'one sentence for search engines'));
  const { heading, body } = readTitled(source.body);
  mistakes.attempt(() => checkBody({ ...source, body }, path, links));
  mistakes.throwAny();
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
  const refusal = (what: string, line: number, expected: string) =>
    ContentError.at(source.file, line, `A ${what} stands on one of the shell's pages`, expected);
  const mistakes = new Mistakes();
  for (const block of readSections(source, { ...links, path }).flatMap((section) => section.blocks)) {
    if (block.kind === 'figure')
      mistakes.add(refusal('picture', block.line, 'pictures in the folder of a project only'));
    else if (block.kind !== 'text')
      mistakes.add(refusal(`${block.kind} block`, source.bodyLine, 'text and links only'));
  }
  mistakes.throwAny();
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
