/// <reference path="./markdown-it-footnote.d.ts" />
import type MarkdownIt from 'markdown-it';
import type { Env, Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import { ContentError } from '../../../source/content-error';

/**
 * A plugin for notes: `[^1]` in the text, and a paragraph `[^1]: …` with the note, which goes to the end of the page. The
 * ids have an underscore, which no id of a heading has.
 */
export function notes(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.use(footnotes);
  const rules = markdown.renderer.rules;
  rules['footnote_ref'] = (tokens, index) => {
    const { number, reference } = idsOf(tokens[index]);
    return `<sup><a href="#note_${number}" id="${reference}" role="doc-noteref">${number}</a></sup>`;
  };
  rules['footnote_block_open'] = () => '<section role="doc-endnotes">\n<ol>\n';
  rules['footnote_open'] = (tokens, index) => `<li id="note_${idsOf(tokens[index]).number}">`;
  rules['footnote_anchor'] = (tokens, index) =>
    ` <a href="#${idsOf(tokens[index]).reference}" role="doc-backlink">\u21a9\ufe0e</a>`;
}

function idsOf(token: Token | undefined): { number: number; reference: string } {
  const number = Number(token?.meta?.['id']) + 1;
  const again = Number(token?.meta?.['subId'] ?? 0);
  return { number, reference: `note_${number}_ref${again > 0 ? `_${again + 1}` : ''}` };
}

/** @throws ContentError for a note that nothing refers to: it would be nowhere on the page. */
export function checkNotes(file: string, env: Env, lines: readonly string[], firstLine: number): void {
  const { refs = {} } = (env['footnotes'] ?? {}) as { refs?: Readonly<Record<string, number>> };
  const unused = Object.keys(refs).find((name) => (refs[name] ?? -1) < 0);
  if (unused === undefined) return;
  const label = `[^${unused.slice(1)}]`;
  const line = lines.findIndex((each) => each.trimStart().startsWith(`${label}:`));
  throw ContentError.at(
    file,
    firstLine + Math.max(0, line),
    `Nothing refers to the note "${label}"`,
    `${label} in the text`,
  );
}

/** @throws ContentError for what looks like a note and has none. */
export function checkNote(file: string, { type, content }: Token, line: number): void {
  const label = type === 'text' ? /\[\^[^\]\s]+\]/.exec(content)?.[0] : undefined;
  if (label)
    throw ContentError.at(
      file,
      line,
      `The note "${label}" has no text`,
      `a paragraph that begins with "${label}: ", or "\\[^" to show it`,
    );
}
