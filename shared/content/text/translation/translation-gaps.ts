import type { Source } from '../../source/frontmatter';
import { readTargets } from '../markdown/markdown';

/** What a translation lacks of its original, or has beyond it: a sentence each, with file and line. */
export function translationGaps(source: Source): string[] {
  const { file, original, bodyLine } = source;
  if (!original) return [];
  const [own, all] = [readTargets(source.body), readTargets(original.body)];
  const warn = (what: string, expected: string) => `${file}:${bodyLine}: Warning: ${what}. Expected: ${expected}.`;
  const gaps = (['pictures', 'studies'] as const).flatMap((kind) => {
    const lacking = all[kind].filter((name) => !own[kind].includes(name));
    return lacking.map((name) =>
      warn(
        `The ${kind === 'pictures' ? 'picture' : 'study'} "${name}" of ${original.file} is not in the translation`,
        'it at the same place',
      ),
    );
  });
  if (own.headings.length !== all.headings.length)
    gaps.push(
      warn(
        `There are ${own.headings.length} headings of the second level, and ${all.headings.length} in ${original.file}`,
        'the same headings, so that links to them lead there in both languages',
      ),
    );
  return gaps;
}
