import { createBrowserRouter, createPath, matchRoutes } from 'react-router-dom';
import { isLoadFailure } from '@portfolio/site/is-load-failure';
import type { PageState } from '@portfolio/site/page-state';
import { App } from '../app';
import { goTo, leaveDocument, reloadPage } from '../loading/reload-page';
import { lastShown } from '../vitals/page-log';
import { reportFailure } from '../vitals/report-failure';
import { createAddress } from './address';
import type { LoadedPage } from '../loading/load-page';
import { PageFailed } from './page-failed';
import { PageLoads } from './page-loads';
import { pathOf } from './path-of';
import { createRoutes, discoverRoute, loadPage } from './routes';
import { ShownPage } from './shown-page';

/** Milliseconds in which a page that is loaded must be shown. One that waits for something else may never be. */
const showTimeout = 3000;

export function createPageRouter(page: PageState, first: LoadedPage) {
  const { shell } = page.lock;
  const loads = new PageLoads(first, page.frame, (path, area) => loadPage(shell, path, area));
  const address = createAddress(() => router);
  const routes = createRoutes(location.pathname, shell, loads, {
    frame: <App {...page} loads={loads} address={address} />,
    page: <ShownPage frame={page.frame} loads={loads} />,
    failed: <PageFailed frame={page.frame} loads={loads} />,
  });
  nameEntry();
  const shown = matchRoutes(routes, location)?.at(-1)?.route.id ?? '';
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [shown]: first } },
    patchRoutesOnNavigation: discoverRoute(shell, loads),
  });
  let showing: ReturnType<typeof setTimeout>;
  router.subscribe(({ location: { pathname }, navigation }) => {
    goTo(navigation.location && createPath(navigation.location));
    clearTimeout(showing);
    showing = setTimeout(() => {
      const path = pathOf(pathname);
      if (lastShown()?.path === path || window.pageStart?.isLeaving()) return;
      reportFailure(loads.areaOf(path), cantShow(path), 'It is not shown.', 'error');
      reloadPage();
    }, showTimeout);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Set to "auto" when the document was left, for reloads.
    history.scrollRestoration = 'manual';
    leaveDocument(false);
    void router.navigate(location.pathname + location.search + location.hash, {
      replace: true,
      preventScrollReset: true,
    });
  });
  const onError = (error: unknown, { location: { pathname } }: { location: { pathname: string } }) => {
    const path = pathOf(pathname);
    const name = loads.hasFailed(path) || isLoadFailure(error) ? 'load-failure' : 'error';
    reportFailure(loads.areaOf(path), cantShow(path), error, name);
  };
  return { router, onError };
}

const cantShow = (path: string) => `can't show the page ${path}`;

/** Entries without a key would all share one scroll position. */
function nameEntry(): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).substring(2, 10) }, '');
}
