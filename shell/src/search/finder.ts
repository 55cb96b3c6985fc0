import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { aliasOf } from '@portfolio/contract/areas';
import type { SearchDocument } from '@portfolio/contract/page';
import { fold, indexed, initials, sought, wordsOf } from './fold';
import { excerpt, mark, type Piece } from './mark';

export type Hit = Pick<SearchDocument, 'path' | 'area' | 'label'> & { title: Piece[]; excerpt: Piece[] };

/** Finds pages by a query, best match first. */
export type Finder = (query: string) => Hit[];

/** Minimum characters of a term for one and for two typing errors. Hangul syllables count as their letters. */
const tolerant = { one: 4, two: 6 };
const boost = { label: 10, address: 10, title: 6, about: 2 };

/** @param synonyms by a word that may be typed: the words to search for, separated by spaces. */
export function createFinder(documents: readonly SearchDocument[], synonyms: Readonly<Record<string, string>>): Finder {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const glossary = Object.entries(synonyms).map(([word, words]) => [fold(word), wordsOf(words)] as const);
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: ['label', 'address', 'title', 'about', 'summary', 'text'],
    extractField: (document, name) => (name === 'address' ? addresses(document.path) : Reflect.get(document, name)),
    tokenize: wordsOf,
    // In a text of any length there is every pair of initial consonants.
    processTerm: (word, field) => (field === 'title' ? [...indexed(word), ...initials(word)] : indexed(word)),
    searchOptions: {
      tokenize: wordsOf,
      processTerm: (word) => sought(fold(word)),
      boost,
      prefix: true,
      // The year beside a year is no slip of the finger.
      fuzzy: (term) =>
        /^\p{N}/u.test(term) ? false : term.length >= tolerant.two ? 2 : term.length >= tolerant.one ? 1 : false,
      weights: { prefix: 0.6, fuzzy: 0.2 },
    },
  });
  index.addAll(documents);

  return (typed) => {
    const terms = wordsOf(typed).map((word) => alternatives(word, glossary));
    if (terms.length === 0) return [];
    const all: Query = { combineWith: 'AND', queries: terms };
    const tolerated = index.search(all);
    const found = tolerated.length > 0 ? tolerated : index.search({ ...all, combineWith: 'OR' });
    // Those that have all words whole come first: "red" means red, and Redux only after it.
    const whole = index.search(all, { prefix: false, fuzzy: false }).map(({ id }) => id);
    const place = ({ id }: SearchResult) => (whole.includes(id) ? whole.indexOf(id) : whole.length);
    return [...found]
      .sort((a, b) => place(a) - place(b))
      .flatMap((result) => {
        const document = byPath.get(String(result.id));
        return document ? [hit(document, result)] : [];
      });
  };
}

/** A page is found by its own address and by the one that leads to it. */
function addresses(path: string): string {
  return [...new Set([path, aliasOf(path)])].join(' ');
}

/** The word, and those of the glossary that mean it; also for an unfinished word or one with a particle. */
function alternatives(word: string, glossary: readonly (readonly [string, readonly string[]])[]): Query {
  const folded = fold(word);
  const meant = glossary.filter(
    ([known]) => folded === known || (folded.length > 3 && (known.startsWith(folded) || folded.startsWith(known))),
  );
  const words = meant.flatMap(([, terms]) => terms);
  return words.length === 0
    ? word
    : { combineWith: 'OR', queries: [word, ...new Set(words)].map((query) => ({ queries: [query], fuzzy: false })) };
}

function hit({ path, area, label, title, summary, about, text }: SearchDocument, { match }: SearchResult): Hit {
  const terms = new Set(Object.keys(match));
  const shown = [summary, about, text].map((part) => excerpt(part, terms)).find((part) => part !== undefined);
  return { path, area, label, title: mark(title, terms), excerpt: mark(shown ?? summary, terms) };
}
