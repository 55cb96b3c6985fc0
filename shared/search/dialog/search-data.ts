import { areSearchDocuments } from '@portfolio/contract/are-search-documents';
import type { SearchDocument } from '@portfolio/contract/page';
import { contentUrl, type AreaRelease } from '@portfolio/contract/release';
import { createFinder, type Finder } from '../finder';
import type { ShellDocument } from '@portfolio/site/page-state';
import { fetchJson } from '@portfolio/site/fetch-json';
import { readReleases } from '@portfolio/site/read-releases';
import { shellContent } from '@portfolio/site/shell-content';
import { pinnedRelease } from '@portfolio/site/pinned-releases';

/** `missing` are the titles of areas whose documents could not be loaded. */
export type SearchData = { texts: ShellDocument['texts']; find: Finder; missing: readonly string[] };

let data: Promise<SearchData> | undefined;

export function loadSearchData(shell: string): Promise<SearchData> {
  const forget = () => (data = undefined);
  if (!data) {
    data = fetchData(shell);
    data.then(({ missing }) => missing.length > 0 && forget(), forget);
  }
  return data;
}

async function fetchData(shell: string): Promise<SearchData> {
  const [{ texts }, lists] = await Promise.all([
    fetchJson<ShellDocument>(`${shellContent(shell)}pages/search.json`, ({ texts }) => typeof texts === 'object'),
    fetchLists(),
  ]);
  const documents = lists.flatMap(({ documents }) => documents ?? []);
  const missing = lists.filter(({ documents }) => !documents).map(({ title }) => title);
  return { texts, missing, find: createFinder(documents, synonymsOf(texts)) };
}

type List = { title: string; documents: readonly SearchDocument[] | undefined };

/** Areas that fail are left out. @throws Error when all fail. */
async function fetchLists(): Promise<List[]> {
  const { areas } = await readReleases();
  const lists = await Promise.all(
    Object.values(areas).map(async ({ load, summary: { title } }) => ({ title, documents: await fetchList(load) })),
  );
  if (lists.length > 0 && lists.every(({ documents }) => !documents))
    throw new Error('No documents of any area could be loaded.');
  return lists;
}

async function fetchList(live: AreaRelease): Promise<List['documents']> {
  const own = pinnedRelease(live.name);
  const release = own?.origin ? own : live;
  return fetchJson<readonly SearchDocument[]>(`${contentUrl(release)}search.json`, areSearchDocuments).catch(
    (error: unknown) => void console.error('Left out of the search:', error),
  );
}

const field = 'synonyms.';

function synonymsOf(texts: ShellDocument['texts']): Record<string, string> {
  const own = Object.entries(texts).filter(([name]) => name.startsWith(field));
  return Object.fromEntries(own.map(([name, words]) => [name.slice(field.length), words]));
}
