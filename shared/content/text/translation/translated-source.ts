import { Mistakes } from '../../source/content-error';
import type { FactRow } from '../../site/site-schema';
import { readSourceFile, type Source } from '../../source/frontmatter';
import { languageFile } from '../../source/language-file';
import { merged, type Words } from './merged';
import { pageWords } from './words';

/**
 * A content file in a language: the original with what its translation says in its place, and the text of the
 * translation. What stands once is added to the mistakes and left out. @returns undefined where there is no translation.
 */
export function readTranslation(
  root: string,
  original: Source,
  language: string,
  words: Words | true,
  mistakes: Mistakes,
): Source | undefined {
  const source = readSourceFile(root, languageFile(original.file, language));
  if (!source) return undefined;
  // For `npm run check`: which text of the original it translates.
  const written: Record<string, unknown> = { ...(source.value as object | null) };
  delete written['translates'];
  const value = merged(original.value, written, { source, original, words, mistakes, path: [] });
  return { ...source, value, original };
}

/** The text of a page in a language. @param facts of the site: those with a closed list of values stand once. */
export function readPageTranslation(
  root: string,
  original: Source,
  language: string,
  facts: readonly FactRow[],
  mistakes: Mistakes,
): Source | undefined {
  const open = facts.filter(({ means, values }) => means !== 'year' && !values);
  const words = { ...pageWords, facts: Object.fromEntries(open.map(({ name }) => [name, true as const])) };
  return readTranslation(root, original, language, words, mistakes);
}

/** A file of the shell in a language: all of it is words. @throws ContentError with what is empty. */
export function readShellTranslation(root: string, original: Source, language: string): Source | undefined {
  const mistakes = new Mistakes();
  const source = readTranslation(root, original, language, true, mistakes);
  mistakes.throwAny();
  return source;
}
