import { ContentError, Mistakes } from '../source/content-error';
import { known } from '../source/fields/fields';
import type { Source } from '../source/frontmatter';
import { plurals } from '../site/site-schema';
import { isFields } from '../text/translation/merged';
import { placesIn } from '../text/translation/words';

/** Texts by words that visitors type: each language has its own. */
const free = ['synonyms'];

/**
 * Checks the texts of a translated file of the shell against those of its original.
 * @throws ContentError for a text that nothing asks for, for one that stands in the place of several or the other way
 * round, and for a name in braces that nothing fills in.
 */
export function checkTexts(source: Source): void {
  const mistakes = new Mistakes();
  if (source.original) compare(source, [], source.value, source.original.value, mistakes);
  mistakes.throwAny();
}

function compare(source: Source, path: readonly string[], own: unknown, original: unknown, mistakes: Mistakes): void {
  const notify = (at: readonly string[], found: string, expected: string) =>
    mistakes.add(ContentError.in(source, at, found, expected));
  if (!isFields(own) || !isFields(original)) {
    const name = path.join('.');
    if (isFields(original)) return notify(path, `${name} is one text`, `texts for ${Object.keys(original).join(', ')}`);
    if (isFields(own)) return notify(path, `${name} has several texts`, 'one text');
    for (const place of placesIn(own).filter((each) => !placesIn(original).includes(each)))
      notify(path, `${name} has ${place}, which is not filled in`, placesIn(original).join(', ') || 'no braces');
    return;
  }
  if (free.includes(path.join('.'))) return;
  // Another language may count by other categories, and say what the original's other categories say.
  const isCounted = 'other' in original;
  const names = isCounted ? Object.keys(plurals.shape) : Object.keys(original);
  for (const [name, each] of Object.entries(own)) {
    const at = [...path, name];
    const found = `Unknown field "${name}" in ${path.join('.') || 'a translation'}`;
    if (!names.includes(name)) notify(at, found, known(name, names));
    else compare(source, at, each, isCounted ? Object.values(original).join(' ') : original[name], mistakes);
  }
}
