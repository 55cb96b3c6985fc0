import type { Token } from 'markdown-it';
import type { z } from 'zod';
import { replacementOf } from '@portfolio/workspace/configuration';
import type { Block, Film, Skill, Study, Video } from '@portfolio/contract/page';
import { ContentError } from './content-error';
import { parseFields } from './parse-fields';
import { linkBlock, skillsBlock, videosBlock } from './schema';
import { readYaml, type YamlFields } from './yaml-fields';

/** Turns the name of a film's file into the film. */
export type FilmOf = (name: string, line: number) => Film;

/** The paths of line drawings in a field of 24 by 24, by the names of skills. */
export type Signs = Readonly<Record<string, string>>;

/** Turns the fields of a study block into the study. */
export type StudyOf = (source: YamlFields) => Study;

/**
 * Reads a fenced block that has a name.
 * @param line the file's line of its fence.
 * @param parts `film` and `study` read what lies in the page's folder. Only pages of an area have studies.
 */
export function readBlock(
  file: string,
  fence: Token,
  line: number,
  { film, study, signs = {} }: { film: FilmOf; study?: StudyOf | undefined; signs?: Signs | undefined },
): Block {
  const kind = fence.info.trim();
  if (fence.level > 0)
    throw ContentError.at(
      file,
      line,
      `The block "${kind}" stands inside a list or a quotation`,
      'a block that begins at the left edge',
    );
  const source = () => readYaml(file, fence.content, line);
  switch (kind) {
    case 'link':
      return link(parseFields(source(), linkBlock, 'the link block'));
    case 'skills':
      return { kind, skills: parseFields(source(), skillsBlock, 'the skills block').map(signed(signs)) };
    case 'videos':
      return videos(source(), film);
    case 'study':
      if (study) return study(source());
      throw ContentError.at(file, line, 'A study stands here', 'studies on the pages of an area only');
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

function link({ variable, href, ...rest }: z.output<typeof linkBlock>): Block {
  return { kind: 'link', ...rest, href: (variable && replacementOf(variable)) ?? href };
}

/** The film of the page's folder plays where the video service has none. */
function videos(source: YamlFields, filmOf: FilmOf): Block {
  const fields = parseFields(source, videosBlock, 'the videos block');
  const read = ({ variable, title, file, id }: (typeof fields)[number], index: number): Video => ({
    title,
    id: (variable && replacementOf(variable)) ?? id ?? '',
    ...(file && { film: filmOf(file, source.lineOf([index, 'file'])) }),
  });
  return { kind: 'videos', videos: fields.map(read) };
}
