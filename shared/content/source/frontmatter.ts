import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findFile } from './content-file';
import { ContentError } from './content-error';
import { checkCharacters } from './control-characters';
import { readYaml, type YamlFields } from './fields/yaml-fields';

export type Source = YamlFields & {
  /** Markdown after the frontmatter, with plain line ends. */
  body: string;
  /** The first line of the body, counted from 1. */
  bodyLine: number;
  /** Of a translation: the text that it translates. */
  original?: Source;
};

const frontmatter = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/;

/** The files that were read last, as long as their text is the same: links ask for all pages again and again. */
const known = new Map<string, { text: string; source: Source }>();

/** A content file below a root. @returns undefined where it does not exist. @throws ContentError as {@link readSource}. */
export function readSourceFile(root: string, file: string): Source | undefined {
  const [folder, name] = [join(root, dirname(file)), basename(file)];
  const found = findFile(folder, name, (what, expected) => ContentError.at(file, 1, what, expected));
  if (!found) return undefined;
  const text = readFileSync(found.path, 'utf8');
  const last = known.get(found.path);
  if (last?.text === text && last.source.file === file) return last.source;
  const source = readSource(file, text);
  known.set(found.path, { text, source });
  return source;
}

/** Splits a content file into frontmatter and Markdown. @throws ContentError where either is not readable. */
export function readSource(file: string, text: string): Source {
  const content = withLineFeeds(text);
  checkCharacters(file, content);
  const match = frontmatter.exec(content);
  if (!match) {
    const found = /^---[ \t]*\n/.test(content) ? 'The frontmatter has no end' : 'There is no frontmatter';
    throw ContentError.at(file, 1, found, 'a line "---", fields such as "title: …", and a second line "---"');
  }
  return {
    ...readYaml(file, match[1] ?? '', 1),
    body: content.slice(match[0].length),
    bodyLine: lineCount(match[0]),
  };
}

/** A text as it is on Unix: without a byte order mark, and without the carriage returns of Windows and its Git. */
export function withLineFeeds(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

function lineCount(text: string): number {
  return text.split('\n').length;
}
