import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import type { SearchDocument } from '@portfolio/contract/page';
import { fold, indexed, wordsOf } from './fold';
import { excerpt, mark, type Piece } from './mark';

export type Hit = Pick<SearchDocument, 'path' | 'area' | 'label'> & { title: Piece[]; excerpt: Piece[] };

/** Finds pages by a query, best match first. */
export type Finder = (query: string) => Hit[];

/** Minimum characters of a term for one and for two typing errors. Hangul syllables count as their letters. */
const tolerant = { one: 4, two: 6 };
const boost = { label: 10, title: 6, about: 2 };

/** @param korean glossary from Korean words to English terms, separated by spaces. */
export function createFinder(documents: readonly SearchDocument[], korean: Readonly<Record<string, string>>): Finder {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const glossary = Object.entries(korean).map(([word, english]) => [fold(word), wordsOf(english)] as const);
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: ['label', 'title', 'about', 'summary', 'text'],
    tokenize: wordsOf,
    processTerm: indexed,
    searchOptions: {
      tokenize: wordsOf,
      processTerm: fold,
      boost,
      prefix: true,
      fuzzy: (term) => (term.length >= tolerant.two ? 2 : term.length >= tolerant.one ? 1 : false),
      weights: { prefix: 0.6, fuzzy: 0.2 },
    },
  });
  index.addAll(documents);

  return (typed) => {
    const terms = wordsOf(typed).map((word) => alternatives(word, glossary));
    if (terms.length === 0) return [];
    const results = index.search({ combineWith: 'AND', queries: terms });
    const found = results.length > 0 ? results : index.search({ combineWith: 'OR', queries: terms });
    return found.flatMap((result) => {
      const document = byPath.get(String(result.id));
      return document ? [hit(document, result)] : [];
    });
  };
}

/** The word, or its English terms from the glossary; also for an unfinished word or one with a particle. */
function alternatives(word: string, glossary: readonly (readonly [string, readonly string[]])[]): Query {
  const folded = fold(word);
  const meant = glossary.filter(
    ([korean]) => folded === korean || (folded.length > 3 && (korean.startsWith(folded) || folded.startsWith(korean))),
  );
  const english = meant.flatMap(([, terms]) => terms);
  return english.length === 0
    ? word
    : { combineWith: 'OR', queries: [word, ...new Set(english)].map((query) => ({ queries: [query], fuzzy: false })) };
}

function hit({ path, area, label, title, summary, about, text }: SearchDocument, { match }: SearchResult): Hit {
  const terms = new Set(Object.keys(match));
  const shown = [summary, about, text].map((part) => excerpt(part, terms)).find((part) => part !== undefined);
  return { path, area, label, title: mark(title, terms), excerpt: mark(shown ?? summary, terms) };
}
