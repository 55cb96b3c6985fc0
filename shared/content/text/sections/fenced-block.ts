import type { Token } from 'markdown-it';
import type { z } from 'zod';
import { replacementOf } from '@portfolio/workspace/configuration';
import type { Skill } from '@portfolio/contract/page';
import { ContentError } from '../../source/content-error';
import { parseFields } from '../../source/fields/parse-fields';
import type { OriginalBlocks } from '../translation/original-blocks';
import { linkBlock, skillsBlock, videosBlock } from './block-fields';
import type { WrittenBlock, WrittenVideo } from './written-blocks';
import { readYaml, type YamlFields } from '../../source/fields/yaml-fields';

/** The paths of line drawings in a field of 24 by 24, by the names of skills. */
export type Signs = Readonly<Record<string, string>>;

/**
 * Reads a fenced block that has a name.
 * @param line the file's line of its fence.
 * @param original of a translation.
 */
export function readBlock(
  file: string,
  fence: Token,
  line: number,
  signs: Signs = {},
  original?: OriginalBlocks,
): WrittenBlock {
  const kind = fence.info.trim();
  if (fence.level > 0)
    throw ContentError.at(
      file,
      line,
      `The block "${kind}" stands inside a list or a quotation`,
      'a block that begins at the left edge',
    );
  const source = () => {
    const written = readYaml(file, fence.content, line);
    return original?.complete(kind, written) ?? written;
  };
  switch (kind) {
    case 'link':
      return link(parseFields(source(), linkBlock, 'the link block'));
    case 'skills':
      return { kind, skills: parseFields(source(), skillsBlock, 'the skills block').map(signed(signs)) };
    case 'videos':
      return videos(source());
    case 'study':
      return { kind, id: '', fields: source() };
    default:
      throw ContentError.at(
        file,
        line,
        `Unknown block "${kind}"`,
        'link, skills, videos or study, or no name for plain code',
      );
  }
}

/** An unclosed fence would contain the rest of the page. */
export function checkClosed(file: string, fence: Token, line: number, bodyLines: readonly string[]): void {
  const last = bodyLines[(fence.map?.[1] ?? 0) - 1] ?? '';
  const isClosed = last.trimEnd().endsWith(fence.markup) && (fence.map?.[1] ?? 0) > (fence.map?.[0] ?? 0) + 1;
  if (!isClosed)
    throw ContentError.at(file, line, `The block "${fence.info.trim()}" has no end`, `a line ${fence.markup} below it`);
}

function signed(signs: Signs): (name: string) => Skill {
  return (name) => (Object.hasOwn(signs, name) ? { name, sign: signs[name] ?? '' } : { name });
}

function link({ variable, href, ...rest }: z.output<typeof linkBlock>): WrittenBlock {
  return { kind: 'link', ...rest, href: (variable && replacementOf(variable)) ?? href };
}

function videos(source: YamlFields): WrittenBlock {
  const fields = parseFields(source, videosBlock, 'the videos block');
  const read = ({ variable, title, file, id }: (typeof fields)[number], index: number): WrittenVideo => ({
    title,
    id: (variable && replacementOf(variable)) ?? id ?? '',
    ...(file && { file }),
    line: source.lineOf([index, 'file']),
  });
  return { kind: 'videos', videos: fields.map(read) };
}
