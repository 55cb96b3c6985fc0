import MarkdownIt, { type Token } from 'markdown-it';
import type { Source } from '../../source/frontmatter';
import { formulas } from './syntax/formulas';
import { createIds } from './headings';
import { checkComment, htmlComments } from './syntax/html-comments';
import { attribute, decoded, loneImage, plainText, readLinks } from './syntax/inline';
import { nonBreakingUnits } from './syntax/non-breaking-units';
import { notes } from './syntax/notes';
import { studyName } from './study-name';
import { taskLists } from './syntax/task-lists';
import { readYaml } from '../../source/fields/yaml-fields';

/** HTML in Markdown is shown as text. */
function createMarkdown(isLinkable: (url: string) => boolean): InstanceType<typeof MarkdownIt> {
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  markdown.validateLink = isLinkable;
  markdown.use(htmlComments).use(formulas).use(notes).use(taskLists);
  markdown.core.ruler.push('align', alignByAttribute);
  markdown.renderer.rules['text'] = (tokens, index) =>
    markdown.utils.escapeHtml(nonBreakingUnits(tokens[index]?.content ?? ''));
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
export const reader = createMarkdown(() => true);
const plain = new MarkdownIt();
const renderer = createMarkdown((url) => plain.validateLink(url) && !/^\s*data:/i.test(url));

// Column alignment would need style attributes, which the pages' policy forbids.
function alignByAttribute({ tokens }: { tokens: readonly Token[] }): void {
  for (const token of tokens) {
    const align = /^text-align:(\w+)$/.exec(attribute(token, 'style'))?.[1];
    if (align) token.attrs = [['align', align]];
  }
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
    if (type === 'fence' && info.trim() === 'study') targets.studies.push(ids(studyName(readYaml('', content, 0))));
    if (type === 'heading_open' && tag === 'h2') targets.headings.push(ids(plainText(tokens[index + 1])));
  }
  return targets;
}
