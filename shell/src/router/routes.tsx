import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { AreaName } from '@portfolio/contract/areas';
import { withBase } from '@portfolio/contract/base-path';
import type { AddressService } from '@portfolio/contract/shell';
import type { PageState } from '@portfolio/site/page-state';
import { pathOf } from '@portfolio/site/path-of';
import { App } from '../app';
import { loadAreaPage, loadHome, loadWorks, type FailedPage, type LoadedPage } from '../loading/load-page';
import type { PageLoads } from '../loading/page-loads';
import { goingTo, leaveDocument } from '../loading/reload-page';
import { isSuperseded } from '../loading/releases';
import { ShownPage } from './shown-page';

/** The pages of the shell. Those of areas are content: the table learns them when somebody goes there. */
const ownPages: Readonly<Record<string, typeof loadHome>> = { '/': loadHome, '/works': loadWorks };
export const ownPaths = Object.keys(ownPages);
const unknown = '*';

export function createRoutes(state: PageState, loads: PageLoads, address: AddressService): RouteObject[] {
  const routes = [...ownPaths.map(withBase), unknown].map((path) => routeOf(path, state, loads));
  const page = { id: 'page', element: <ShownPage frame={state.frame} loads={loads} />, children: routes };
  return [{ element: <App {...state} loads={loads} address={address} />, children: [page] }];
}

type Discovery = { path: string; patch: (parent: string, routes: RouteObject[]) => void };

/** For `patchRoutesOnNavigation`: whose page it is, a link or the sidebar has said. */
export function learnRoute(state: PageState, loads: PageLoads) {
  return ({ path, patch }: Discovery) => {
    if (loads.knows(pathOf(path))) patch('page', [routeOf(path, state, loads)]);
  };
}

/** Its page is rendered by that of its parent, which stays from page to page. */
function routeOf(path: string, { lock }: PageState, loads: PageLoads): RouteObject {
  const loader = ({ request }: LoaderFunctionArgs) => loadPageAt(request, lock.shell, loads);
  return { id: path, path, caseSensitive: true, loader, element: null };
}

export function loadPage(shell: string, path: string, area: AreaName | undefined): Promise<LoadedPage> {
  if (area) return loadAreaPage(area, path);
  return ownPages[path]?.(shell, path) ?? Promise.reject(new Error(`No area is known for ${path}.`));
}

/** When a page fails because a newer release is live, and for unknown paths, its document is opened instead. */
async function loadPageAt({ url, signal }: Request, shell: string, loads: PageLoads) {
  const path = pathOf(new URL(url).pathname);
  if (!loads.knows(path)) return openDocument(url);
  try {
    return await loads.load(path);
  } catch (error) {
    const failed: FailedPage = { path, failure: error };
    // Offline its document says so: the service worker has it, or a page that names what can be read.
    const isGone = !signal.aborted && (!navigator.onLine || (await isSuperseded(shell, loads.areaOf(path))));
    if (signal.aborted) return failed;
    if (isGone) return openDocument(url);
    loads.report(path, error);
    return failed;
  }
}

function openDocument(url: string): Response {
  leaveDocument();
  // The request of a loader has no fragment.
  return redirectDocument(goingTo() ?? url);
}
