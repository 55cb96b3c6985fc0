import { ContentError, type Mistakes } from '../source/content-error';
import type { Source } from '../source/frontmatter';

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
export function merged(original: unknown, translation: unknown, context: Context): unknown {
  if (translation === undefined || translation === null) return original;
  if (Array.isArray(original) && Array.isArray(translation) && context.words !== true)
    return mergedList(original, translation, context);
  if (!isFields(original) || !isFields(translation)) return translation;
  const fields: Record<string, unknown> = { ...original };
  for (const [name, value] of Object.entries(translation)) {
    const words = context.words === true || context.words[name];
    const inside = { ...context, path: [...context.path, name] };
    if (words) fields[name] = merged(original[name], value, { ...inside, words });
    else context.mistakes.add(standsOnce(inside));
  }
  return fields;
}

/** Items by the file that they show, in the order of the original. */
function mergedList(original: readonly unknown[], translation: readonly unknown[], context: Context): unknown[] {
  const fileOf = (item: unknown) => (isFields(item) ? item['imgSrc'] : undefined);
  for (const [index, item] of translation.entries())
    if (!original.some((each) => fileOf(each) === fileOf(item)))
      context.mistakes.add(
        ContentError.at(
          context.source.file,
          context.source.lineOf([...context.path, index]),
          `${String(context.path.at(-1))} names ${String(fileOf(item) ?? 'no picture')}, which is not in ${context.original.file}`,
          `imgSrc with one of ${original.map((each) => String(fileOf(each))).join(', ')}`,
        ),
      );
  return original.map((each) => {
    const index = translation.findIndex((item) => fileOf(item) === fileOf(each));
    return merged(each, translation[index], { ...context, path: [...context.path, index] });
  });
}

function standsOnce({ source, original, path, words }: Context): ContentError {
  const isKnown = path.length > 1 || Object.hasOwn({ ...(original.value as object | null) }, path[0] ?? '');
  if (!isKnown && words !== true)
    return ContentError.at(
      source.file,
      source.lineOf(path),
      `Unknown field "${String(path[0])}" in a translation`,
      `one of ${Object.keys(words).join(', ')}`,
    );
  return ContentError.at(
    source.file,
    source.lineOf(path),
    `${String(path.at(-1))} stands in a translation`,
    `it in ${original.file} alone: what has no words is the same in every language`,
  );
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
