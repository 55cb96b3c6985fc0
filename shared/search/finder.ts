import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { aliasOf } from '@portfolio/contract/areas';
import type { SearchDocument } from '@portfolio/contract/page';
import { fold, foldWhole, indexed, initials, isShort, sought, syllablesIn, wordsOf } from './fold';
import { excerpt, mark, type Piece } from './mark';

export type Hit = Pick<SearchDocument, 'path' | 'area' | 'label' | 'language'> & { title: Piece[]; excerpt: Piece[] };

export type Finder = (query: string) => Hit[];

/** Minimum characters of a term for one and for two typing errors. */
const tolerant = { one: 4, two: 6 };
/** The same in syllables of Hangul, and where nothing is found without. */
const tolerantSyllables = { one: 3, two: 5 };
const forgivingSyllables = { one: 2, two: 3 };
const boost = { label: 10, address: 10, title: 6, about: 2 };

/** @param synonyms by a word that may be typed: the words to search for, separated by spaces. */
export function createFinder(documents: readonly SearchDocument[], synonyms: Readonly<Record<string, string>>): Finder {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const glossary = Object.entries(synonyms).map(([word, words]) => [fold(word), wordsOf(words)] as const);
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: ['label', 'address', 'title', 'about', 'summary', 'text'],
    extractField: (document, name) =>
      name === 'address' ? addresses(document.path) : (Reflect.get(document, name) as string),
    tokenize: wordsOf,
    // In a text of any length there is every pair of initial consonants.
    processTerm: (word, field) => (field === 'title' ? [...indexed(word), ...initials(word)] : indexed(word)),
    searchOptions: {
      tokenize: wordsOf,
      processTerm: (word) => sought(foldWhole(word)),
      boost,
      prefix: (term) => !isShort(term),
      fuzzy: (term) => errorsIn(term, tolerantSyllables),
      weights: { prefix: 0.6, fuzzy: 0.2 },
    },
  });
  index.addAll(documents);

  return (typed) => {
    const terms = wordsOf(typed).map((word) => alternatives(word, glossary));
    if (terms.length === 0) return [];
    const all: Query = { combineWith: 'AND', queries: terms };
    const any: Query = { ...all, combineWith: 'OR' };
    // Without results a short word in Hangul may be an unfinished one, or have a wrong letter.
    const tries = [[all, {}] as const, [all, forgiving] as const, [any, {}] as const, [any, forgiving] as const];
    const found = firstFound(
      tries.map(
        ([query, options]) =>
          () =>
            index.search(query, options),
      ),
    );
    // "red" means red, and Redux only after it.
    const whole = index.search(all, { processTerm: fold, prefix: false, fuzzy: false }).map(({ id }) => id as unknown);
    const place = ({ id }: SearchResult) => (whole.includes(id) ? whole.indexOf(id) : whole.length);
    return [...found]
      .sort((a, b) => place(a) - place(b))
      .flatMap((result) => {
        const document = byPath.get(String(result.id));
        return document ? [hit(document, result)] : [];
      });
  };
}

const forgiving: SearchOptions = {
  processTerm: fold,
  prefix: true,
  fuzzy: (term) => errorsIn(term, forgivingSyllables),
};

/** How many letters of a term may be wrong. The year beside a year is no slip of the finger. */
function errorsIn(term: string, hangul: typeof tolerantSyllables): number | false {
  if (/^\p{N}/u.test(term)) return false;
  const syllables = syllablesIn(term);
  const [length, limit] = syllables > 0 || isShort(term) ? [syllables, hangul] : [term.length, tolerant];
  return length >= limit.two ? 2 : length >= limit.one ? 1 : false;
}

function firstFound(searches: readonly (() => SearchResult[])[]): SearchResult[] {
  for (const search of searches) {
    const found = search();
    if (found.length > 0) return found;
  }
  return [];
}

function addresses(path: string): string {
  return [...new Set([path, aliasOf(path)])].join(' ');
}

/** The word, and those of the glossary that mean it; also for an unfinished word or one with a particle. */
function alternatives(word: string, glossary: readonly (readonly [string, readonly string[]])[]): Query {
  const folded = fold(word);
  const meant = glossary.filter(
    ([known]) =>
      folded === known ||
      (folded.length > 3 && (known.startsWith(folded) || (folded.startsWith(known) && syllablesIn(known) !== 1))),
  );
  const words = meant.flatMap(([, terms]) => terms);
  return words.length === 0
    ? word
    : { combineWith: 'OR', queries: [word, ...new Set(words)].map((query) => ({ queries: [query], fuzzy: false })) };
}

function hit(
  { path, area, label, language, title, summary, about, text }: SearchDocument,
  { match }: SearchResult,
): Hit {
  const terms = new Set(Object.keys(match));
  const shown = [summary, about, text].map((part) => excerpt(part, terms)).find((part) => part !== undefined);
  const found = { title: mark(title, terms), excerpt: mark(shown ?? summary, terms) };
  return { path, area, label, ...(language && { language }), ...found };
}
