import katex from 'katex';
import type MarkdownIt from 'markdown-it';
import type { StateBlock, StateInline, Token } from 'markdown-it';
import { isContentHtml } from '@portfolio/contract/content-html';
import { escapeHtml } from '@portfolio/site/escape-html';
import { ContentError } from '../../../source/content-error';

const [inline, block, unclosed] = ['formula', 'formula_block', 'unclosed_formula'];

/**
 * A plugin for formulas in LaTeX: `$a^2$` in a sentence, and `$$` around one that stands alone. They become MathML, which
 * every browser shows without a script. A sum of money is none: a formula begins and ends with a character that is no
 * blank, and no digit follows it.
 */
export function formulas(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.block.ruler.before('fence', 'formula', blockFormula, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  markdown.inline.ruler.before('emphasis', 'formula', inlineFormula);
  markdown.renderer.rules[inline] = (tokens, index) => shown(tokens[index]?.content ?? '', false);
  markdown.renderer.rules[block] = (tokens, index) => `<p>${shown(tokens[index]?.content ?? '', true)}</p>\n`;
}

/** @throws ContentError for a formula that can't be read or shown. */
export function checkFormula(file: string, { type, content }: Token, line: number): void {
  if (type === unclosed) throw ContentError.at(file, line, 'The formula "$$" has no end', 'a line "$$" below it');
  if (type !== inline && type !== block) return;
  const fault = (reason: string) =>
    ContentError.at(
      file,
      line,
      `The formula "${content.trim().slice(0, 60)}" ${reason}`,
      'LaTeX as on https://katex.org/docs/supported, without colours, or "\\$" for a dollar sign',
    );
  let html: string;
  try {
    html = mathml(content, type === block);
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
    throw fault(`can't be read: ${error.rawMessage.replace(/\s+/g, ' ')}`);
  }
  if (!isContentHtml(html)) throw fault('has something that pages do not show');
}

/** A formula that was not checked is shown as it is written, if it can't be shown otherwise. */
function shown(tex: string, isBlock: boolean): string {
  try {
    const html = mathml(tex, isBlock);
    if (isContentHtml(html)) return html;
  } catch (error) {
    if (!(error instanceof katex.ParseError)) throw error;
  }
  return `<code>${escapeHtml(tex)}</code>`;
}

function mathml(tex: string, displayMode: boolean): string {
  const html = katex.renderToString(tex, {
    output: 'mathml',
    displayMode,
    strict: 'ignore',
    maxExpand: 500,
    maxSize: 20,
  });
  return html
    .replace(/^<span class="katex">|<\/span>$/g, '')
    .replace(/<annotation[^>]*>[^<]*<\/annotation>/, '')
    .replace(' xmlns="http://www.w3.org/1998/Math/MathML"', '');
}

function blockFormula(state: StateBlock, startLine: number, endLine: number, isSilent: boolean): boolean {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const textOf = (line: number) =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
  const first = textOf(startLine).trimEnd();
  if (!first.startsWith('$$')) return false;
  const isWhole = first.length > 4 && first.endsWith('$$');
  if (!isWhole && first.includes('$$', 2)) return false;
  if (isSilent) return true;
  let line = startLine;
  while (!isWhole && ++line < endLine && !textOf(line).trimEnd().endsWith('$$'));
  const token = state.push(line < endLine ? block : unclosed, '', 0);
  const lines = Array.from({ length: line - startLine + 1 }, (_, index) => textOf(startLine + index).trimEnd());
  token.content = lines.join('\n').slice(2, -2);
  token.map = [startLine, Math.min(endLine, line + 1)];
  token.hidden = line >= endLine;
  state.line = Math.min(endLine, line + 1);
  return true;
}

function inlineFormula(state: StateInline, isSilent: boolean): boolean {
  const from = state.pos + 1;
  if (state.src[state.pos] !== '$' || /[\s$]|^$/.test(state.src.charAt(from))) return false;
  const end = endOf(state, from);
  if (end >= state.posMax) return false;
  if (!isSilent) state.push(inline, '', 0).content = state.src.slice(from, end);
  state.pos = end + 1;
  return true;
}

type Searched = { from: number; end: number };
const searched = new WeakMap<StateInline, Searched>();

/** The next "$" that can end a formula, infinite where there is none. Each part of the text is searched once. */
function endOf(state: StateInline, from: number): number {
  const last = searched.get(state);
  if (last && last.from <= from && from < last.end) return last.end;
  let end = from;
  do end = state.src.indexOf('$', end + 1);
  while (end >= 0 && (/[\s\\]/.test(state.src.charAt(end - 1)) || /\d/.test(state.src.charAt(end + 1))));
  const found = end < 0 ? Infinity : end;
  searched.set(state, { from, end: found });
  return found;
}
