import { ContentError } from './content-error';

/**
 * What begins before a comment contains it: a fenced block, inline code of one paragraph, an escaped character. A
 * comment takes the blanks before it along where it ends its line, because two of them would be a line break.
 */
const pattern = new RegExp(
  [
    String.raw`^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<fence>${'`{3,}|~{3,}'})[^\n]*(?:\n(?![ \t>]*\k<fence>)[^\n]*)*(?:\n[^\n]*)?`,
    String.raw`(?<run>${'`+'})(?!${'`'})(?:(?!\n[ \t]*\n)[^])*?[^${'`'}]\k<run>(?!${'`'})`,
    String.raw`${'`+'}`,
    String.raw`\\[^\n]`,
    String.raw`[ \t]*(?<comment><!--[^]*?-->)(?=[ \t]*$)`,
    String.raw`(?<inner><!--[^]*?-->)`,
    String.raw`(?<open><!--)`,
  ].join('|'),
  'gm',
);

/**
 * Markdown without its HTML comments. The line breaks inside of them stay, so that later mistakes are found on their
 * own lines; an empty line inside a comment ends its paragraph as any other does.
 * @param firstLine the file's line on which the text begins.
 * @throws ContentError for a comment without an end.
 */
export function withoutComments(file: string, text: string, firstLine: number): string {
  if (!text.includes('<!--')) return text;
  return text.replace(pattern, (whole: string, ...rest: unknown[]) => {
    const { comment, inner, open } = rest.at(-1) as Record<string, string | undefined>;
    if (open !== undefined) throw unclosed(file, firstLine + lineBreaks(text.slice(0, Number(rest.at(-3)))));
    const left = comment ?? inner;
    return left === undefined ? whole : '\n'.repeat(lineBreaks(left));
  });
}

function unclosed(file: string, line: number): ContentError {
  return ContentError.at(
    file,
    line,
    'The comment "<!--" has no end',
    '"-->" where the comment ends, or "\\<!--" to show it',
  );
}

function lineBreaks(text: string): number {
  return text.split('\n').length - 1;
}
