import { ContentError, type Mistakes } from '../../source/content-error';
import { known } from '../../source/fields/fields';
import type { Source } from '../../source/frontmatter';

/** What a translation may say; everything else stands once, in the original. By the field, `true` for a whole value. */
export type Words = { readonly [field: string]: true | Words };

type Context = {
  source: Source;
  original: Source;
  words: Words | true;
  mistakes: Mistakes;
  path: readonly PropertyKey[];
};

/** The original's value with that of the translation over it. */
export function merged(written: unknown, translation: unknown, context: Context): unknown {
  // What the original does not have at all can have no parts in a translation either.
  const original = written === undefined && context.words !== true ? (Array.isArray(translation) ? [] : {}) : written;
  if (translation === undefined) return written;
  if (translation === null) {
    if (context.path.length > 0) context.mistakes.add(isEmpty(context));
    return original;
  }
  if (Array.isArray(original) && Array.isArray(translation) && context.words !== true)
    return mergedList(original, translation, context);
  if (!isFields(original) || !isFields(translation)) return translation;
  const fields: Record<string, unknown> = { ...original };
  for (const [name, value] of Object.entries(translation)) {
    const words = context.words === true || context.words[name];
    const inside = { ...context, path: [...context.path, name] };
    if (words) fields[name] = merged(original[name], value, { ...inside, words });
    else context.mistakes.add(standsOnce(inside, Object.hasOwn(original, name)));
  }
  return fields;
}

/** Items by the file that they show, in the order of the original. */
function mergedList(original: readonly unknown[], translation: readonly unknown[], context: Context): unknown[] {
  const fileOf = (item: unknown) => (isFields(item) ? item['imgSrc'] : undefined);
  const files = translation.map(fileOf);
  for (const [index, file] of files.entries()) {
    const isKnown = original.some((each) => fileOf(each) === file);
    if (isKnown && files.indexOf(file) === index) continue;
    const fault = isKnown ? ', which it has already' : `, which is not in ${context.original.file}`;
    context.mistakes.add(
      ContentError.in(
        context.source,
        [...context.path, index],
        `${String(context.path.at(-1))} names ${String(file ?? 'no picture')}${fault}`,
        isKnown
          ? 'every picture once'
          : original.length > 0
            ? `imgSrc with one of ${original.map((each) => String(fileOf(each))).join(', ')}`
            : 'none, because it has none',
      ),
    );
  }
  return original.map((each) => {
    const index = translation.findIndex((item) => fileOf(item) === fileOf(each));
    return merged(each, translation[index], { ...context, path: [...context.path, index] });
  });
}

/** What is said once is told from what nothing is called. */
function standsOnce({ source, original, path, words }: Context, isInOriginal: boolean): ContentError {
  const name = String(path.at(-1));
  if (!isInOriginal)
    return ContentError.in(
      source,
      path,
      `Unknown field "${name}" in a translation`,
      Object.keys(words).length > 0 ? known(name, Object.keys(words)) : 'nothing here',
    );
  return ContentError.in(
    source,
    path,
    `${name} stands in a translation`,
    `it in ${original.file} alone: what has no words is the same in every language`,
  );
}

function isEmpty({ source, original, path }: Context): ContentError {
  return ContentError.in(
    source,
    path,
    `${path.join('.')} is empty`,
    `its words, or no such line: then those of ${original.file} are shown`,
  );
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
