import MarkdownIt from 'markdown-it';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Block, Figure, Section } from '../contract/page';
import { ContentError } from './content-error';
import type { Source } from './frontmatter';
import { linkBlock, skillsBlock, videosBlock } from './schema';

type Token = ReturnType<MarkdownIt['parse']>[number];

export type MarkdownContext = {
  /** Turns `![alt](src "caption")` into a figure. */
  figure: (src: string, alt: string, caption: string, line: number) => Figure;
  /** Says why an internal address leads nowhere, or nothing where it leads somewhere. */
  brokenLink: (path: string) => string | undefined;
};

// HTML in Markdown is shown as text, and markdown-it drops javascript: and data: addresses by itself.
const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** Cuts the body at its `##` headings into sections of typed blocks. @throws ContentError with the line. */
export function readSections(source: Source, context: MarkdownContext): Section[] {
  const sections: Section[] = [];
  let current: { id?: string; heading?: string; blocks: Block[] } = { blocks: [] };
  let run: Token[] = [];
  const tokens = markdown.parse(source.body, {});

  const endRun = () => {
    if (run.length > 0) current.blocks.push({ kind: 'text', html: markdown.renderer.render(run, markdown.options, {}) });
    run = [];
  };
  const endSection = () => {
    endRun();
    if (current.blocks.length > 0 || current.heading) sections.push(current);
  };

  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token) continue;
    const line = source.bodyLine + (token.map?.[0] ?? 0);
    const inline = tokens[index + 1];
    const image = token.type === 'paragraph_open' && token.level === 0 ? loneImage(inline) : undefined;
    checkLinks(source, token, line, context);
    if (token.type === 'heading_open' && token.tag === 'h2') {
      endSection();
      const heading = inline?.content ?? '';
      current = { id: slug(heading), heading, blocks: [] };
      index += 2;
    } else if (image) {
      endRun();
      current.blocks.push({ kind: 'figure', figure: context.figure(image.attrGet('src') ?? '', image.content, image.attrGet('title') ?? '', line) });
      index += 2;
    } else if (token.type === 'fence') {
      endRun();
      current.blocks.push(typedBlock(source, token, line));
    } else {
      run.push(token);
    }
  }
  endSection();
  return sections;
}

/** Markdown of a short text, such as the introduction of an area, as HTML. */
export function renderMarkdown(text: string): string {
  return markdown.render(text).trim();
}

function loneImage(inline: Token | undefined): Token | undefined {
  const children = inline?.children ?? [];
  return children.length === 1 && children[0]?.type === 'image' ? children[0] : undefined;
}

function checkLinks(source: Source, token: Token, line: number, context: MarkdownContext): void {
  for (const child of token.children ?? []) {
    const href = child.type === 'link_open' ? (child.attrGet('href') ?? '') : '';
    const reason = href.startsWith('/') ? context.brokenLink(href) : undefined;
    if (reason) throw new ContentError(source.file, line, `The link to "${href}" leads nowhere`, reason);
    if (child.type === 'image') {
      throw new ContentError(source.file, line, 'A picture stands inside a sentence', 'Give it a paragraph of its own, so that it becomes a figure with a caption.');
    }
  }
}

function typedBlock(source: Source, token: Token, line: number): Block {
  const parse = <Schema extends z.ZodType>(schema: Schema) => parseBlock(source, token, line, schema);
  switch (token.info.trim()) {
    case 'link':
      return { kind: 'link', ...parse(linkBlock) };
    case 'skills':
      return { kind: 'skills', names: parse(skillsBlock) };
    case 'videos':
      return { kind: 'videos', videos: parse(videosBlock) };
    case '':
      return { kind: 'text', html: markdown.renderer.render([token], markdown.options, {}) };
    default:
      throw new ContentError(source.file, line, `Unknown block "${token.info.trim()}"`, 'Expected: link, skills or videos.');
  }
}

function parseBlock<Schema extends z.ZodType>(source: Source, token: Token, line: number, schema: Schema): z.output<Schema> {
  const document = parseDocument(token.content);
  if (document.errors[0]) throw new ContentError(source.file, line + 1, "The block's YAML can't be read", document.errors[0].message.split('\n')[0] ?? '');
  const result = schema.safeParse(document.toJS());
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new ContentError(source.file, line, `The ${token.info.trim()} block has a wrong ${issue?.path.join('.') || 'shape'}`, `Expected: ${issue?.message ?? 'another value'}.`);
}

function slug(heading: string): string {
  return heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}
