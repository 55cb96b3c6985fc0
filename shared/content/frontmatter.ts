import { LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';
import { ContentError } from './content-error';

export type Source = {
  /** Path as it is shown in messages. */
  file: string;
  /** Markdown after the frontmatter. */
  body: string;
  /** The file's line on which the body begins, counted from 1. */
  bodyLine: number;
  document: Document;
  lineOf: (path: readonly PropertyKey[]) => number;
};

const fence = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Splits a content file into frontmatter and Markdown. @throws ContentError where either is not readable. */
export function readSource(file: string, text: string): Source {
  const content = text.replace(/^\uFEFF/, '');
  const match = fence.exec(content);
  if (!match?.[1]) {
    throw new ContentError(file, 1, 'No frontmatter found', 'A content file begins with a line "---", fields such as "title: …", and a line "---".');
  }
  const lines = new LineCounter();
  const document = parseDocument(match[1], { lineCounter: lines });
  const broken = document.errors[0];
  if (broken) {
    throw new ContentError(file, lines.linePos(broken.pos[0]).line + 1, `The YAML can't be read: ${firstLine(broken.message)}`, 'Put a value with a colon, a % or a leading symbol in quotes.');
  }
  return {
    file,
    body: content.slice(match[0].length),
    bodyLine: match[0].split('\n').length,
    document,
    lineOf: (path) => lineOf(document, lines, path),
  };
}

/** Checks the fields against a schema. @throws ContentError for the first field that does not fit. */
export function parseFields<Schema extends z.ZodType>(source: Source, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(source.document.toJS() ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path ?? [];
  const value: unknown = source.document.getIn(path);
  const field = path.join('.') || 'The frontmatter';
  const found = issue?.code === 'unrecognized_keys' ? `Unknown field "${issue.keys.join('", "')}"` : value === undefined ? `${field} is missing` : `${field} is ${show(value)}`;
  throw new ContentError(source.file, source.lineOf(issue?.code === 'unrecognized_keys' ? [...path, ...issue.keys.slice(0, 1)] : path), found, `Expected: ${issue?.message ?? 'another value'}.`);
}

function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    const range = hasRange(node) ? node.range : undefined;
    if (range) return lines.linePos(range[0]).line + 1;
  }
  return 1;
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}

function show(value: unknown): string {
  return typeof value === 'object' ? 'of another shape' : JSON.stringify(value);
}

function firstLine(text: string): string {
  return text.split('\n')[0]?.replace(/:$/, '') ?? text;
}
