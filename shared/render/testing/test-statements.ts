import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Project } from '../commands/projects';
import { numberOf, numbersIn, patternOf } from './numbers';

/** A phrase of a page with its number as "#", what the model measures, and how far the phrase may round it. */
export type Statement = readonly [phrase: string, measured: number, within?: number];

/**
 * What `statements.ts` beside a page exports: `statements`, which gets the measures of the model, and, where every number
 * of the page has to be one of them, `others`: the phrases with numbers that no model knows.
 */
type Statements<Measures> = {
  statements: (measures: Measures) => readonly Statement[];
  others?: readonly string[];
};

/** Tests that a page says what its model measures. @param measure reads the measures of a model. */
export function testStatements<Measures>({ code, folder }: Project, measure: () => Measures | Promise<Measures>): void {
  test(`the page of ${code} says what its model measures`, async () => {
    const { statements, others } = (await import(
      pathToFileURL(join(folder, 'statements.ts')).href
    )) as Statements<Measures>;
    const page = pageOf(folder);
    const { wrong, checked } = compare(page, statements(await measure()));
    if (others) wrong.push(...unmeasured(page, [...checked, ...others.flatMap((phrase) => placesOf(phrase, page))]));
    wrong.push(...(others ?? []).filter((phrase) => !page.includes(phrase)).map((phrase) => `"${phrase}" is nowhere`));
    expect(wrong).toEqual([]);
  });
}

/** What a page says: its text, facts, captions and descriptions, less what only places it and the settings of studies. */
function pageOf(folder: string): string {
  const text = readFileSync(join(folder, 'index.md'), 'utf8');
  return text
    .replace(/^(?:order|year|\s+focus): .*$/gm, '')
    .replace(/^```study[^`]*```/gm, (study) => /^about: .*$/m.exec(study)?.[0] ?? '');
}

type Place = readonly [from: number, to: number];

function compare(page: string, statements: readonly Statement[]): { wrong: string[]; checked: Place[] } {
  const checked: Place[] = [];
  const wrong: string[] = [];
  for (const [phrase, measured, within = 1e-6] of statements) {
    const found = [...page.matchAll(patternOf(phrase))];
    if (found.length === 0) wrong.push(`"${phrase}" is nowhere`);
    for (const { 1: written = '', indices } of found) {
      if (!(Math.abs(numberOf(written) - measured) <= within))
        wrong.push(`"${phrase}": ${written}, measured ${measured}`);
      checked.push(indices?.[1] ?? [0, 0]);
    }
  }
  return { wrong, checked };
}

function placesOf(phrase: string, page: string): Place[] {
  const places: Place[] = [];
  for (let from = page.indexOf(phrase); from >= 0; from = page.indexOf(phrase, from + 1))
    places.push([from, from + phrase.length]);
  return places;
}

/** The numbers of a page that are in none of these places. Small ones in words are often no counts: "one of them". */
function unmeasured(page: string, checked: readonly Place[]): string[] {
  return numbersIn(page)
    .filter(({ written }) => /\d/.test(written) || numberOf(written) > 4)
    .filter(({ written, index }) => !checked.some(([from, to]) => from <= index && index + written.length <= to))
    .map(({ index }) => `no measure: ${page.slice(Math.max(0, index - 30), index + 30)}`);
}
