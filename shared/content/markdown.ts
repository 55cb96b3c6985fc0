import MarkdownIt, { type Token } from 'markdown-it';
import type { Block, Figure, Section } from '@portfolio/contract/page';
import { ContentError } from './content-error';
import type { Source } from './frontmatter';
import { checkHeading, createIds } from './headings';
import { attribute, decoded, loneImage, plainText, readLinks } from './inline';
import { anchorOf, linkFault, type Routes } from './links';
import { checkClosed, readBlock } from './typed-block';

export type MarkdownContext = {
  routes: Routes;
  /** The page's own path, to which its links to headings belong; without one such links are not checked. */
  path?: string;
  /** Turns `![alt](src "caption")` into a figure. */
  figure: (src: string, alt: string, caption: string, line: number) => Figure;
};

// HTML in Markdown is shown as text; links to javascript: and data: stay plain text.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
const isLinkable = markdown.validateLink.bind(markdown);
markdown.validateLink = (url) => isLinkable(url) && !/^\s*data:/i.test(url);

// Column alignment would need style attributes, which the pages' policy forbids.
markdown.core.ruler.push('align', ({ tokens }) => {
  for (const token of tokens) {
    const align = /^text-align:(\w+)$/.exec(attribute(token, 'style'))?.[1];
    if (align) token.attrs = [['align', align]];
  }
});

/** Splits the body at its `##` headings into sections of typed blocks. @throws ContentError with the line. */
export function readSections(source: Source, context: MarkdownContext): Section[] {
  const tokens = markdown.parse(source.body, {});
  const bodyLines = source.body.split('\n');
  const ids = createIds();
  const sections = new SectionList();
  const links: { href: string; line: number }[] = [];
  let line = source.bodyLine;
  let level = 1;

  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    const inline = tokens[index + 1];
    if (!token) continue;
    if (token.map && token.nesting >= 0) line = source.bodyLine + token.map[0];
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
      sections.add(readBlock(source.file, token, line));
    } else {
      if (token.type === 'inline') links.push(...readLinks(source.file, token, line));
      sections.text(token);
    }
  }
  for (const link of links) checkLink(source.file, link, context, ids);
  return sections.all();
}

/** Markdown of a short text as HTML. */
export function renderMarkdown(text: string): string {
  return markdown.render(text).trim();
}

function checkLink(
  file: string,
  { href, line }: { href: string; line: number },
  { routes, path }: MarkdownContext,
  ids: ReturnType<typeof createIds>,
): void {
  const fault = linkFault(href, routes);
  if (fault) throw ContentError.at(file, line, `The link to "${decoded(href)}" leads nowhere`, fault);
  const anchor = path === undefined ? undefined : anchorOf(href, path);
  if (anchor === undefined || ids.has(anchor)) return;
  const known = ids.all().map((id) => `#${id}`);
  throw ContentError.at(
    file,
    line,
    `The link to "${decoded(href)}" leads to no heading of this page`,
    known.length > 0 ? `one of ${known.join(', ')}` : 'a heading to which it can lead',
  );
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
      this.#current.blocks.push({ kind: 'text', html: markdown.renderer.render(this.#run, markdown.options, {}) });
    this.#run = [];
  }

  #end(): void {
    this.#endRun();
    if (this.#current.blocks.length > 0 || this.#current.heading) this.#done.push(this.#current);
  }
}
