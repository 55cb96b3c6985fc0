import MarkdownIt, { type Token } from 'markdown-it';
import type { Block, Figure, Section } from '@portfolio/contract/page';
import { ContentError } from './content-error';
import type { Source } from './frontmatter';
import { checkHeading, createIds } from './headings';
import { checkComment, htmlComments } from './html-comments';
import { attribute, decoded, loneImage, plainText, readLinks, type Link } from './inline';
import { keepUnits } from './keep-units';
import type { LinkContext } from './links';
import { anchorFault, linkFault } from './links';
import { describeFile, fileLink, type FileReader } from './page-files';
import { studyName } from './study-name';
import { readYaml } from './yaml-fields';
import { checkClosed, readBlock, type FilmOf, type Signs, type StudyOf } from './typed-block';

/** Without `anchors` links to headings are not checked. */
export type MarkdownContext = Pick<LinkContext, 'routes'> &
  Partial<Omit<LinkContext, 'routes'>> & {
    /** The page's own path. */
    path: string;
    /** Turns `![alt](src "caption")` into a figure. */
    figure: (src: string, alt: string, caption: string, line: number) => Figure;
    film: FilmOf;
    study?: StudyOf;
    signs?: Signs;
    /** The file that a link offers for download, undefined where it leads to a page. Without it no file is offered. */
    file?: FileReader;
  };

/** HTML in Markdown is shown as text. */
function createMarkdown(isLinkable: (url: string) => boolean): InstanceType<typeof MarkdownIt> {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  markdown.validateLink = isLinkable;
  markdown.use(htmlComments);
  markdown.core.ruler.push('align', alignByAttribute);
  markdown.renderer.rules['text'] = (tokens, index) =>
    markdown.utils.escapeHtml(keepUnits(tokens[index]?.content ?? ''));
  // The library makes a class of the word behind the fence.
  markdown.renderer.rules['fence'] = (tokens, index) =>
    `<pre><code>${markdown.utils.escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;
  markdown.renderer.rules['link_close'] = (tokens, index) => {
    const beside = tokens[index]?.meta?.['beside'];
    return typeof beside === 'string' ? `</a> (${markdown.utils.escapeHtml(beside)})` : '</a>';
  };
  return markdown;
}

/** Takes every address for a link, so that those which are refused can be named with their lines. */
const reader = createMarkdown(() => true);
const { validateLink } = new MarkdownIt();
const renderer = createMarkdown((url) => validateLink(url) && !/^\s*data:/i.test(url));

// Column alignment would need style attributes, which the pages' policy forbids.
function alignByAttribute({ tokens }: { tokens: readonly Token[] }): void {
  for (const token of tokens) {
    const align = /^text-align:(\w+)$/.exec(attribute(token, 'style'))?.[1];
    if (align) token.attrs = [['align', align]];
  }
}

/** Splits the body at its `##` headings into sections of typed blocks. @throws ContentError with the line. */
export function readSections(source: Source, context: MarkdownContext): Section[] {
  const tokens = reader.parse(source.body, {});
  const bodyLines = source.body.split('\n');
  const ids = createIds();
  const sections = new SectionList();
  const links: Link[] = [];
  let line = source.bodyLine;
  let level = 1;

  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    const inline = tokens[index + 1];
    if (!token) continue;
    if (token.map && token.nesting >= 0) line = source.bodyLine + token.map[0];
    checkComment(source.file, token, line);
    if (token.type === 'heading_open') level = checkHeading(source.file, token, inline, line, level);
    if (token.type === 'fence') checkClosed(source.file, token, line, bodyLines);

    const image = token.type === 'paragraph_open' && token.level === 0 ? loneImage(inline) : undefined;
    if (image) {
      const figure = context.figure(
        decoded(attribute(image, 'src')),
        plainText(image),
        attribute(image, 'title'),
        line,
      );
      sections.add({ kind: 'figure', figure });
      index += 2;
    } else if (token.type === 'heading_open' && level === 2) {
      if (inline) readLinks(source.file, inline, line);
      const heading = plainText(inline);
      // Keeps a dash at the end of a line, never at its start.
      sections.begin(ids.next(heading), heading.replace(/ (?=[-–—] )/g, '\u00a0'));
      index += 2;
    } else if (token.type === 'fence' && token.info.trim()) {
      const block = readBlock(source.file, token, line, context);
      if (block.kind === 'study') block.id = ids.next(block.name);
      sections.add(block);
    } else {
      if (token.type === 'inline')
        links.push(...readLinks(source.file, token, line).filter((link) => !offer(link, context)));
      sections.text(token);
    }
  }
  for (const link of links) checkLink(source.file, link, context);
  return sections.all();
}

/** Markdown of a short text as HTML. */
export function renderMarkdown(text: string): string {
  return renderer.render(text).trim();
}

/** The plain text of a short body. @throws ContentError with the line. */
export function readPlain(source: Source): string {
  const texts: string[] = [];
  let line = source.bodyLine;
  for (const token of reader.parse(source.body, {})) {
    if (token.map) line = source.bodyLine + token.map[0];
    checkComment(source.file, token, line);
    if (token.type !== 'inline') continue;
    readLinks(source.file, token, line);
    texts.push(plainText(token));
  }
  return texts.join(' ');
}

/** A body without its first heading of the first level, whose line stays empty, and the text of that heading. */
export function readTitled(body: string): { heading: string | undefined; body: string } {
  const tokens = reader.parse(body, {});
  const at = tokens.findIndex(({ type, tag, level }) => type === 'heading_open' && tag === 'h1' && level === 0);
  const [from = 0, to = 0] = tokens[at]?.map ?? [];
  const lines = body.split('\n').map((line, index) => (index >= from && index < to ? '' : line));
  return { heading: at < 0 ? undefined : plainText(tokens[at + 1]), body: lines.join('\n') };
}

/** What links to a page can name, in its own order: the ids of its headings and studies, and the pictures of its text. */
export function readTargets(body: string): { headings: string[]; studies: string[]; pictures: string[] } {
  const ids = createIds();
  const targets = { headings: [] as string[], studies: [] as string[], pictures: [] as string[] };
  const tokens = reader.parse(body, {});
  for (const [index, { type, tag, level, info, content }] of tokens.entries()) {
    const image = type === 'paragraph_open' && level === 0 ? loneImage(tokens[index + 1]) : undefined;
    if (image) targets.pictures.push(decoded(attribute(image, 'src')));
    if (type === 'fence' && info.trim() === 'study')
      targets.studies.push(ids.next(studyName(readYaml('', content, 0))));
    if (type === 'heading_open' && tag === 'h2') targets.headings.push(ids.next(plainText(tokens[index + 1])));
  }
  return targets;
}

/** Turns a link to a file of the page's folder into one to its published copy, with kind and size beside it. */
function offer({ href, line, open, close }: Link, { file }: MarkdownContext): boolean {
  const offered = fileLink.test(decoded(href)) ? file?.(decoded(href), line) : undefined;
  if (!offered || !close) return false;
  open.attrSet('href', offered.href);
  close.meta = { beside: describeFile(offered) };
  return true;
}

function checkLink(file: string, { href, line }: Link, context: MarkdownContext): void {
  const { path, anchors } = context;
  const fault = linkFault(href, context) ?? (anchors && anchorFault(href, path, anchors));
  if (fault) throw ContentError.at(file, line, `The link to "${decoded(href)}" ${fault.found}`, fault.expected);
}

/** Collects blocks into sections, and text between blocks into text blocks. */
class SectionList {
  readonly #done: Section[] = [];
  #current: { id?: string; heading?: string; blocks: Block[] } = { blocks: [] };
  #run: Token[] = [];

  begin(id: string, heading: string): void {
    this.#end();
    this.#current = { id, heading, blocks: [] };
  }

  text(token: Token): void {
    this.#run.push(token);
  }

  add(block: Block): void {
    this.#endRun();
    this.#current.blocks.push(block);
  }

  all(): Section[] {
    this.#end();
    return this.#done;
  }

  #endRun(): void {
    if (this.#run.length > 0)
      this.#current.blocks.push({ kind: 'text', html: reader.renderer.render(this.#run, reader.options, {}) });
    this.#run = [];
  }

  #end(): void {
    this.#endRun();
    if (this.#current.blocks.length > 0 || this.#current.heading) this.#done.push(this.#current);
  }
}
