import type { Token } from 'markdown-it';
import { Mistakes } from '../../source/content-error';
import { checkFormula } from '../markdown/syntax/formulas';
import type { Source } from '../../source/frontmatter';
import { checkHeading, createIds } from '../markdown/headings';
import { checkComment } from '../markdown/syntax/html-comments';
import { attribute, decoded, loneImage, plainText, readLinks, type Link } from '../markdown/syntax/inline';
import { checkLink, offer, type MarkdownContext } from './written-links';
import { reader } from '../markdown/markdown';
import { checkNotes } from '../markdown/syntax/notes';
import { SectionList } from './section-list';
import { studyName } from '../markdown/study-name';
import { checkClosed, readBlock } from './fenced-block';
import { OriginalBlocks } from '../translation/original-blocks';
import type { WrittenSection } from './written-blocks';

/**
 * Splits the body at its `##` headings into sections of typed blocks.
 * @param mistakes receives those of the text; what is read beside them can be checked further.
 * @throws ContentError with all mistakes where nobody else collects them.
 */
export function readSections(source: Source, context: MarkdownContext, mistakes?: Mistakes): WrittenSection[] {
  const found = mistakes ?? new Mistakes();
  const body = new Body(source, context, found);
  while (body.hasMore()) body.readNext();
  const sections = body.sections();
  if (!mistakes) found.throwAny();
  return sections;
}

class Body {
  readonly #tokens: readonly Token[];
  readonly #lines: readonly string[];
  readonly #ids = createIds();
  /** Of a translation. */
  readonly #original: OriginalBlocks | undefined;
  readonly #sections = new SectionList();
  readonly #links: Link[] = [];
  #index = 0;
  #line: number;
  #level = 1;

  constructor(
    private readonly source: Source,
    private readonly context: MarkdownContext,
    private readonly mistakes: Mistakes,
  ) {
    this.#original = source.original && new OriginalBlocks(source, source.original);
    this.#lines = source.body.split('\n');
    const env = {};
    this.#tokens = reader.parse(source.body, env);
    this.mistakes.attempt(() => checkNotes(source.file, env, this.#lines, source.bodyLine));
    this.#line = source.bodyLine;
  }

  hasMore(): boolean {
    return this.#index < this.#tokens.length;
  }

  readNext(): void {
    const token = this.#tokens[this.#index];
    const inline = this.#tokens[this.#index + 1];
    this.#index += 1;
    if (!token) return;
    if (token.map && token.nesting >= 0) this.#line = this.source.bodyLine + token.map[0];
    this.mistakes.attempt(() => this.#read(token, inline));
  }

  sections(): WrittenSection[] {
    const { file } = this.source;
    for (const link of this.#links) this.mistakes.attempt(() => checkLink(file, link, this.context));
    return this.#sections.all();
  }

  #read(token: Token, inline: Token | undefined): void {
    checkComment(this.source.file, token, this.#line);
    checkFormula(this.source.file, token, this.#line);
    const image = token.type === 'paragraph_open' && token.level === 0 ? loneImage(inline) : undefined;
    if (image) this.#readFigure(image);
    else if (token.type === 'heading_open') this.#readHeading(token, inline);
    else if (token.type === 'fence') this.#readFence(token);
    else {
      if (token.type === 'inline') this.#readLinks(token);
      this.#sections.text(token);
    }
  }

  #readFigure(image: Token): void {
    this.#index += 2;
    const [src, alt, caption] = [decoded(attribute(image, 'src')), plainText(image), attribute(image, 'title')];
    this.#sections.add({ kind: 'figure', src, alt, caption, line: this.#line });
  }

  #readHeading(token: Token, inline: Token | undefined): void {
    const { file } = this.source;
    const levelBefore = this.#level;
    this.#level = Number(token.tag.slice(1));
    checkHeading(file, token, inline, this.#line, levelBefore);
    if (this.#level !== 2) return this.#sections.text(token);
    this.#index += 2;
    if (inline) readLinks(file, inline, this.#line);
    const heading = plainText(inline);
    // Keeps a dash at the end of a line, never at its start.
    const id = this.#original?.nextHeading() ?? this.#ids(heading);
    this.#sections.begin(id, heading.replace(/ (?=[-–—] )/g, '\u00a0'));
  }

  #readFence(token: Token): void {
    const { file } = this.source;
    checkClosed(file, token, this.#line, this.#lines);
    if (!token.info.trim()) return this.#sections.text(token);
    const block = readBlock(file, token, this.#line, this.context.signs, this.#original);
    if (block.kind === 'link') checkLink(file, { href: block.href, line: this.#line }, this.context);
    if (block.kind !== 'study') return this.#sections.add(block);
    const id = this.#original?.nextStudy() ?? this.#ids(studyName(block.fields));
    this.#sections.add({ ...block, id });
  }

  #readLinks(inline: Token): void {
    for (const link of readLinks(this.source.file, inline, this.#line))
      this.mistakes.attempt(() => {
        if (!offer(link, this.context)) this.#links.push(link);
      });
  }
}
