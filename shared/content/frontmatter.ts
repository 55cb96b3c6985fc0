import { ContentError } from './content-error';
import { checkCharacters } from './control-characters';
import { readYaml, type YamlFields } from './yaml-fields';

export type Source = YamlFields & {
  /** Markdown after the frontmatter, with plain line ends. */
  body: string;
  /** The first line of the body, counted from 1. */
  bodyLine: number;
};

const frontmatter = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/;

/** Splits a content file into frontmatter and Markdown. @throws ContentError where either is not readable. */
export function readSource(file: string, text: string): Source {
  const content = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
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

function lineCount(text: string): number {
  return text.split('\n').length;
}
