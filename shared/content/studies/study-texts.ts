import type { StudyTexts, TextTree } from '@portfolio/contract/page';
import { ContentError } from '../source/content-error';
import type { StudyReaders } from './study-reader';
import { placesIn } from '../text/translation/words';
import type { YamlFields } from '../source/fields/yaml-fields';

/**
 * Checks the texts of studies in the introduction of an area, its field `studies`, against the English ones.
 * @throws ContentError for a name that no study has, and for a value in braces that the study doesn't fill in.
 */
export function readStudyTexts(source: YamlFields, readers: StudyReaders): StudyTexts {
  const english = Object.assign({}, ...Object.values(readers).map(({ texts }) => texts)) as object;
  const own = (source.value as { studies?: unknown }).studies;
  if (own === undefined) return {};
  check(source, ['studies'], own, english);
  return own as StudyTexts;
}

/** The texts that one study needs of those of its area; undefined where it has none. */
export function textsOf(all: StudyTexts, names: object = {}): StudyTexts | undefined {
  const own = Object.entries(all).filter(([name]) => Object.hasOwn(names, name));
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

function check(source: YamlFields, path: readonly PropertyKey[], own: unknown, english: unknown): void {
  const fault = (what: string, expected: string) =>
    ContentError.in(source, path, `${path.join('.')} ${what}`, expected);
  if (typeof english === 'string') {
    if (typeof own !== 'string' || own === '') throw fault('is no text', `a text in the place of “${english}”`);
    const unknown = placesIn(own).find((place) => !placesIn(english).includes(place));
    if (unknown) throw fault(`has ${unknown}, which is not filled in`, placesIn(english).join(', ') || 'no braces');
    return;
  }
  if (typeof own !== 'object' || own === null || Array.isArray(own) !== Array.isArray(english))
    throw fault(Array.isArray(english) ? 'is no list' : 'has no texts by name', `texts as in ${shape(english)}`);
  for (const [name, each] of Object.entries(own as TextTree)) {
    if (!Object.hasOwn(english as object, name))
      throw ContentError.in(
        source,
        [...path, name],
        `There is no text ${[...path, name].join('.')}`,
        `one of ${Object.keys(english as object).join(', ') || 'none, because the area has no studies'}`,
      );
    check(source, [...path, name], each, Reflect.get(english as object, name));
  }
}

function shape(english: unknown): string {
  return JSON.stringify(english).slice(0, 80);
}
