import type MarkdownIt from 'markdown-it';
import type { StateBlock, StateInline, Token } from 'markdown-it';
import { ContentError } from '../../../source/content-error';

/** The type of the token that stands for a comment without an end: a block, or a child of an inline token. */
const unclosed = 'unclosed_comment';
const [open, close] = ['<!--', '-->'];

/**
 * A plugin that leaves HTML comments out. What begins before a comment contains it: code, a character behind a
 * backslash. A comment that begins a line may have empty lines in it; one inside a paragraph ends with it at the latest.
 */
export function htmlComments(markdown: InstanceType<typeof MarkdownIt>): void {
  const alt = ['paragraph', 'reference', 'blockquote', 'list'];
  markdown.block.ruler.before('fence', 'comment', blockComment, { alt });
  markdown.inline.ruler.before('autolink', 'comment', inlineComment);
}

/** @throws ContentError for a comment without an end. */
export function checkComment(file: string, { type, hidden }: Token, line: number): void {
  if (type !== unclosed) return;
  const isBlock = hidden;
  throw ContentError.at(
    file,
    line,
    `The comment "<!--" has no end${isBlock ? '' : ' in its paragraph'}`,
    `"-->" ${isBlock ? 'where the comment ends' : 'before the empty line, a comment that begins its line'}, or "\\<!--" to show it`,
  );
}

function blockComment(state: StateBlock, startLine: number, endLine: number, isSilent: boolean): boolean {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  let line = startLine;
  let rest = start;
  let hasEmptyLine = false;
  while (state.src.startsWith(open, rest)) {
    const end = endOf(state, rest);
    if (end > (state.eMarks[endLine - 1] ?? 0)) return refuse(state, line, endLine, isSilent);
    while (end > (state.eMarks[line] ?? 0)) if (state.isEmpty(++line)) hasEmptyLine = true;
    rest = Math.min(state.skipSpaces(end), state.eMarks[line] ?? end);
  }
  if (rest === start) return false;
  const isAlone = rest === state.eMarks[line];
  // A comment with text behind it is part of its paragraph, if that could contain it.
  if (isSilent) return isAlone || hasEmptyLine;
  if (isAlone) state.line = line + 1;
  else readRest(state, line, endLine, rest);
  return true;
}

/** Reads what stands behind a comment as a line of its own. */
function readRest(state: StateBlock, line: number, endLine: number, rest: number): void {
  state.line = line;
  state.bMarks[line] = rest;
  state.tShift[line] = 0;
  state.sCount[line] = state.blkIndent;
  state.md.block.ruler.getRules('').some((rule) => rule(state, line, endLine, false));
}

function refuse(state: StateBlock, line: number, endLine: number, isSilent: boolean): boolean {
  if (isSilent) return true;
  const token = state.push(unclosed, '', 0);
  token.hidden = true;
  token.map = [line, endLine];
  state.line = endLine;
  return true;
}

/** Blanks before a comment that ends its line go with it, because two of them would be a line break. */
function inlineComment(state: StateInline, isSilent: boolean): boolean {
  if (!state.src.startsWith(open, state.pos)) return false;
  const end = endOf(state, state.pos);
  if (isSilent) {
    state.pos = Math.min(end, state.posMax);
    return true;
  }
  if (end > state.posMax) {
    state.push(unclosed, '', 0);
    state.pos = state.posMax;
    return true;
  }
  const lineBreaks = state.src.slice(state.pos, end).split('\n').length - 1;
  const isAtEnd = /^[ \t]*(?:\n|$)/.test(state.src.slice(end, end + 1000));
  if (isAtEnd || lineBreaks > 0) state.pending = state.pending.trimEnd();
  // They stay, so that later mistakes are found on their own lines.
  for (let count = 0; count < lineBreaks; count++) state.push('softbreak', 'br', 0);
  state.pos = end;
  const isAtStart = state.pending === '' && (state.tokens.at(-1)?.type ?? 'softbreak') === 'softbreak';
  while (isAtStart && /[ \t]/.test(state.src.charAt(state.pos))) state.pos++;
  return true;
}

type Searched = { from: number; end: number };
const searched = new WeakMap<object, Searched>();

/** Behind the first "-->" after a position, infinite where there is none. Each part of the text is searched once. */
function endOf(state: StateBlock | StateInline, start: number): number {
  const from = start + open.length;
  const last = searched.get(state);
  if (last && last.from <= from && from <= last.end - close.length) return last.end;
  const found = state.src.indexOf(close, from);
  const end = found < 0 ? Infinity : found + close.length;
  searched.set(state, { from, end });
  return end;
}
