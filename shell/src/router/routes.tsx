import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { AddressService } from '@portfolio/contract/shell';
import type { PageState } from '@portfolio/site/page-state';
import { App } from '../app';
import type { FailedPage } from '../loading/load-page';
import type { PageLoads } from '../loading/page-loads';
import { goingTo, leaveDocument } from '../loading/reload-page';
import { isSuperseded } from '../loading/releases';
import { pathOf } from './path-of';
import { ShownPage } from './shown-page';

/** One route for every page: which there are is content, and page-loads.ts knows whose they are. */
export function createRoutes(state: PageState, loads: PageLoads, address: AddressService): RouteObject[] {
  const loader = ({ request }: LoaderFunctionArgs) => loadPageAt(request, state.lock.shell, loads);
  const page = { id: 'page', path: '*', loader, element: <ShownPage frame={state.frame} loads={loads} /> };
  return [{ element: <App {...state} loads={loads} address={address} />, children: [page] }];
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
