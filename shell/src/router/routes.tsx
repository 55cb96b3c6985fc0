import type { ReactElement } from 'react';
import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { AreaName } from '@portfolio/contract/areas';
import { withBase } from '@portfolio/contract/base-path';
import { goingTo, leaveDocument } from '../loading/reload-page';
import { isSuperseded } from '../loading/releases';
import { loadAreaPage, loadHome, loadWorks, type LoadedPage } from '../loading/load-page';
import type { PageLoads } from './page-loads';
import { pathOf } from './path-of';

const ownPages: Readonly<Record<string, (shell: string, path: string) => Promise<LoadedPage>>> = {
  '/': loadHome,
  '/works': loadWorks,
};
const unknown = '*';

export function loadPage(shell: string, path: string, area: AreaName | undefined): Promise<LoadedPage> {
  if (area) return loadAreaPage(area, path);
  return ownPages[path]?.(shell, path) ?? Promise.reject(new Error(`No area is known for ${path}.`));
}

/** Whether the shell can show this path without loading a document. */
export function isKnown(path: string, loads: PageLoads): boolean {
  return !loads.isApart(path) && (path in ownPages || loads.has(path) || loads.areaOf(path) !== undefined);
}

type Elements = { frame: ReactElement; page: ReactElement; failed?: ReactElement };

/** Routes of areas are added when somebody goes there: {@link discoverRoute}. @param at the address of the document. */
export function createRoutes(
  at: string,
  shell: string,
  loads: PageLoads,
  { frame, page, failed }: Elements,
): RouteObject[] {
  const load = loaderOf(shell, loads);
  const paths = [...Object.keys(ownPages).map(withBase), unknown];
  if (loads.areaOf(pathOf(at))) paths.push(at);
  const children = paths.map((path) => routeAt(path, load));
  return [{ element: frame, children: [{ id: 'page', element: page, errorElement: failed, children }] }];
}

/** For `patchRoutesOnNavigation`. */
export function discoverRoute(shell: string, loads: PageLoads) {
  const load = loaderOf(shell, loads);
  return ({ path, patch }: { path: string; patch: (parent: string, children: RouteObject[]) => void }) => {
    if (isKnown(pathOf(path), loads)) patch('page', [routeAt(path, load)]);
  };
}

type Load = (args: LoaderFunctionArgs) => Promise<LoadedPage | Response>;

/** Without an element: shown-page.tsx renders the page that it loads. */
function routeAt(path: string, loader: Load): RouteObject {
  return { id: path, path, caseSensitive: true, loader, element: null };
}

/** When a page fails because a newer release is live, and for unknown paths, its document is opened instead. */
function loaderOf(shell: string, loads: PageLoads): Load {
  const open = (url: string) => {
    leaveDocument();
    // The request of a loader has no fragment.
    return redirectDocument(goingTo() ?? url);
  };
  return async ({ request: { url, signal } }) => {
    const path = pathOf(new URL(url).pathname);
    if (!isKnown(path, loads)) return open(url);
    try {
      return await loads.load(path);
    } catch (error) {
      // Offline its document says so: the service worker has it, or a page that names what can be read.
      if (signal.aborted || (navigator.onLine && !(await isSuperseded(shell, loads.areaOf(path)))) || signal.aborted)
        throw error;
      return open(url);
    }
  };
}
