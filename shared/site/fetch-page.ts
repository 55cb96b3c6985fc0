import { isPageDocument } from '@portfolio/contract/is-document';
import type { PageDocument } from '@portfolio/contract/page';
import { contentUrl, type AreaRelease } from '@portfolio/contract/release';
import { fetchJson } from './fetch-json';

/** The data of an area's page, of this release. @param path canonical. */
export function fetchPage(release: AreaRelease, path: string): Promise<PageDocument> {
  return fetchJson<PageDocument>(
    `${contentUrl(release)}pages${path}.json`,
    (page) => isPageDocument(page) && page.path === path,
  );
}
