import { canonical, type AreaName } from '@portfolio/contract/areas';
import type { PageDocument } from '@portfolio/contract/page';
import type { Site } from '@portfolio/contract/shell';
import type { Texts } from '@portfolio/contract/texts';
import { fetchJson } from '@portfolio/site/fetch-json';
import { fetchPage } from '@portfolio/site/fetch-page';
import { readReleases } from '@portfolio/site/read-releases';
import { shellContent } from '@portfolio/site/shell-content';
import { ownRelease } from './stated-paths';

/** What a page is shown with: its data, which are of the same release as the code, and what the live shell says. */
export type PublishedPage = { page: PageDocument; site: Site; texts: Texts };

const pages = new Map<string, Promise<PublishedPage>>();

/** React renders what failed once more before it gives the error to a boundary: until then it has to be the same failure. */
const failureKeptMs = 1000;

/** Loads a page of an area once. A failure is soon forgotten, so that whoever tries again loads it again. */
export function loadPage(area: AreaName, path: string): Promise<PublishedPage> {
  const known = pages.get(path);
  if (known) return known;
  const loading = load(area, canonical(path));
  pages.set(path, loading);
  loading.catch(() => setTimeout(() => pages.delete(path), failureKeptMs));
  return loading;
}

async function load(area: AreaName, path: string): Promise<PublishedPage> {
  const { shell, areas } = await readReleases();
  const live = areas[area]?.load;
  if (!live) throw new Error(`The area ${area} is not published.`);
  const content = shellContent(shell.live);
  const [page, site, texts] = await Promise.all([
    fetchPage({ ...live, release: ownRelease }, path),
    fetchJson<Site>(`${content}site.json`, ({ language }) => typeof language === 'string'),
    fetchJson<Texts>(`${content}texts.json`, ({ retry }) => typeof retry === 'string'),
  ]);
  return { page, site, texts };
}
