import type { SearchDocument } from 'shared/contract/page';
import { releaseUrl, type ShellDocument } from 'shared/contract/release';
import { fetchJson } from '../loading/fetch-json';
import { createFinder, type Finder } from './finder';

/** What the search needs beside its code: the words of its dialog, and the pages of all live releases. */
export type SearchData = { words: ShellDocument['words']; find: Finder };

let data: Promise<SearchData> | undefined;

/** Loaded once; a failure is forgotten, so that the next call tries again. */
export function loadSearchData(shell: string): Promise<SearchData> {
  data ??= fetchData(shell).catch((error: unknown) => {
    data = undefined;
    throw error;
  });
  return data;
}

async function fetchData(shell: string): Promise<SearchData> {
  const [{ words }, documents] = await Promise.all([
    fetchJson<ShellDocument>(
      `${releaseUrl('shell', shell)}content/pages/search.json`,
      ({ words }) => typeof words === 'object',
    ),
    fetchJson<readonly SearchDocument[]>('/search.json', Array.isArray, 'no-cache'),
  ]);
  return { words, find: createFinder(documents, koreanOf(words)) };
}

const korean = 'korean.';

function koreanOf(words: ShellDocument['words']): Record<string, string> {
  const own = Object.entries(words).filter(([name]) => name.startsWith(korean));
  return Object.fromEntries(own.map(([name, english]) => [name.slice(korean.length), english]));
}
