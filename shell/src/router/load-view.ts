import type { ComponentType } from 'react';
import type { AreaName } from '@portfolio/contract/areas';
import { areEntries, isPageDocument } from '@portfolio/contract/is-document';
import type { Entry, PageDocument } from '@portfolio/contract/page';
import { contentUrl, releaseUrl } from '@portfolio/contract/release';
import type { ShellDocument } from '@portfolio/site/page-state';
import { shownGroups } from '@portfolio/site/site-order';
import { fetchJson } from '@portfolio/site/fetch-json';
import { reloadPage } from '../loading/reload-page';
import { loadArea } from '../loading/load-area';
import { isSuperseded, liveReleases, releaseOf } from '../loading/releases';
import { pathOf } from './path-of';
import type { OwnPageProps, ReadyView } from './view-cache';

/** Loads the code of the shell's own pages. Webpack does not cache a failure. */
export async function loadOwnPage(): Promise<ComponentType<OwnPageProps>> {
  return (await import(/* webpackChunkName: "pages" */ '../pages/own-page')).OwnPage;
}

/**
 * Loads a view. When it fails because a newer release is live, the document is reloaded instead.
 * @param shell the release of the shell that runs in this page.
 */
export async function loadView(shell: string, path: string, area?: AreaName): Promise<ReadyView> {
  try {
    return await loadKnownView(shell, path, area);
  } catch (error) {
    const wanted = () => pathOf(location.pathname) === path;
    if (!wanted() || !(await isSuperseded(shell, area)) || !wanted()) throw error;
    reloadPage();
    return new Promise(() => undefined);
  }
}

function loadKnownView(shell: string, path: string, area?: AreaName): Promise<ReadyView> {
  if (area) return loadAreaView(area, path);
  if (path === '/' || path === '/works') return loadOwnView(shell, path);
  return Promise.reject(new Error(`No area is known for ${path}.`));
}

async function loadAreaView(area: AreaName, path: string): Promise<ReadyView> {
  const release = await releaseOf(area);
  const [module, page] = await Promise.all([
    loadArea(area),
    fetchJson<PageDocument>(
      `${contentUrl(release)}pages${path}.json`,
      (page) => isPageDocument(page) && page.path === path,
    ),
  ]);
  return { path, area: { module, release }, view: { kind: 'area', area, page } };
}

async function loadOwnView(shell: string, path: '/' | '/works'): Promise<ReadyView> {
  const file = `${releaseUrl('shell', shell)}content/pages/${path === '/' ? 'index' : 'works'}.json`;
  const [document, data, OwnPage] = await Promise.all([
    fetchJson<ShellDocument>(file, (document) => document.path === path),
    path === '/' ? loadSummaries() : loadEntries(),
    loadOwnPage(),
  ]);
  return { path, OwnPage, view: { document, ...data(document) } };
}

async function loadSummaries() {
  const { areas } = await liveReleases();
  const summaries = Object.entries(areas).map(([name, { summary }]) => [name as AreaName, summary] as const);
  return ({ order }: ShellDocument) => ({ kind: 'home' as const, groups: shownGroups(summaries, order) });
}

/** All works of the site. */
async function loadEntries() {
  const entries = await fetchJson<readonly Entry[]>('/works.json', areEntries, 'no-cache');
  return () => ({ kind: 'works' as const, entries });
}
