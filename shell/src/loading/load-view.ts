import type { AreaName } from 'shared/contract/areas';
import type { AreaModule } from 'shared/contract/area-module';
import type { Entry, PageDocument } from 'shared/contract/page';
import { releaseUrl, type AreaRelease, type ShellDocument, type View } from 'shared/contract/release';
import { fetchJson, liveReleases, releaseOf } from './releases';
import { loadAreaModule } from './federation';

/** A view that can be rendered at once: its data, and the code of its area where it has one. */
export type ReadyView = { path: string; view: View; area?: { module: AreaModule; release: AreaRelease } };

const modules = new Map<AreaName, Promise<AreaModule>>();

/** Loads an area's code once; a failure is forgotten, so that the next call tries again. */
export function loadArea(area: AreaName): Promise<AreaModule> {
  const known = modules.get(area);
  if (known) return known;
  const loading = releaseOf(area).then(loadAreaModule);
  modules.set(area, loading);
  loading.catch(() => modules.delete(area));
  return loading;
}

/** @param shell the release of the shell that runs in this page. */
export function loadView(shell: string, path: string, area?: AreaName): Promise<ReadyView> {
  if (area) return loadAreaView(area, path);
  if (path === '/') return loadHomeView(shell);
  if (path === '/works') return loadWorksView(shell);
  return Promise.reject(new Error(`No area is known for ${path}.`));
}

async function loadAreaView(area: AreaName, path: string): Promise<ReadyView> {
  const release = await releaseOf(area);
  const pageUrl = `${release.origin ?? ''}${releaseUrl(area, release.release)}content/pages${path}.json`;
  const [module, page] = await Promise.all([loadArea(area), fetchJson<PageDocument>(pageUrl)]);
  return { path, area: { module, release }, view: { kind: 'area', area, page } };
}

async function loadHomeView(shell: string): Promise<ReadyView> {
  const [document, releases] = await Promise.all([
    fetchJson<ShellDocument>(`${releaseUrl('shell', shell)}content/pages/index.json`),
    liveReleases(),
  ]);
  const areas = Object.values(releases.areas).map(({ summary }) => summary);
  return { path: '/', view: { kind: 'home', document, areas } };
}

async function loadWorksView(shell: string): Promise<ReadyView> {
  const [document, entries] = await Promise.all([
    fetchJson<ShellDocument>(`${releaseUrl('shell', shell)}content/pages/works.json`),
    loadSiteIndex(),
  ]);
  return { path: '/works', view: { kind: 'works', document, entries } };
}

/** All works of the site. */
export function loadSiteIndex(): Promise<readonly Entry[]> {
  return fetchJson('/works.json', 'no-cache');
}
