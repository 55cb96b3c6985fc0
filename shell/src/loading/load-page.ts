import type { ComponentType } from 'react';
import type { AreaModule } from '@portfolio/contract/area-module';
import type { AreaName } from '@portfolio/contract/areas';
import type { Entry } from '@portfolio/contract/page';
import { areEntries } from '@portfolio/contract/is-document';
import type { AreaRelease } from '@portfolio/contract/release';
import { fetchJson } from '@portfolio/site/fetch-json';
import { fetchPage } from '@portfolio/site/fetch-page';
import type { ShellDocument, View } from '@portfolio/site/page-state';
import { shownGroups } from '@portfolio/site/site-order';
import { shellContent } from '@portfolio/site/shell-content';
import { loadArea } from './load-area';
import { liveReleases, releaseOf } from './releases';
import type { OwnPageProps } from '../pages/own-page';

export type LoadedPage = {
  path: string;
} & (
  | { view: Extract<View, { kind: 'area' }>; area: { module: AreaModule; release: AreaRelease } }
  | { view: OwnPageProps['view']; OwnPage: ComponentType<OwnPageProps>; area?: undefined }
);

export type FailedPage = { path: string; failure: unknown };

export async function loadAreaPage(area: AreaName, path: string): Promise<LoadedPage> {
  const release = await releaseOf(area);
  const [module, page] = await Promise.all([loadArea(area), fetchPage(release, path)]);
  return { path, area: { module, release }, view: { kind: 'area', area, page } };
}

export async function loadHome(shell: string, path: string): Promise<LoadedPage> {
  const [document, { areas }, OwnPage] = await Promise.all([
    fetchDocument(shell, 'index', path),
    liveReleases(),
    loadOwnPage(),
  ]);
  const summaries = Object.entries(areas).map(([name, { summary }]) => [name as AreaName, summary] as const);
  return { path, OwnPage, view: { kind: 'home', document, groups: shownGroups(summaries, document.order) } };
}

export async function loadWorks(shell: string, path: string): Promise<LoadedPage> {
  const [document, entries, OwnPage] = await Promise.all([
    fetchDocument(shell, 'works', path),
    fetchWorks(),
    loadOwnPage(),
  ]);
  return { path, OwnPage, view: { kind: 'works', document, entries } };
}

export function fetchWorks(): Promise<readonly Entry[]> {
  return fetchJson<readonly Entry[]>('/works.json', areEntries, 'no-cache');
}

/** Webpack does not cache a failure. */
export async function loadOwnPage(): Promise<ComponentType<OwnPageProps>> {
  return (await import(/* webpackChunkName: "pages" */ '../pages/own-page')).OwnPage;
}

function fetchDocument(shell: string, name: string, path: string): Promise<ShellDocument> {
  const url = `${shellContent(shell)}pages/${name}.json`;
  return fetchJson<ShellDocument>(url, (document) => document.path === path);
}
