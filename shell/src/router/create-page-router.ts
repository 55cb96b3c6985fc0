import { createBrowserRouter, createPath, matchRoutes } from 'react-router-dom';
import type { AreaName } from '@portfolio/contract/areas';
import type { PageState } from '@portfolio/site/page-state';
import { lastShown } from '@portfolio/reports/page-log';
import { pathOf } from '@portfolio/site/path-of';
import { restoreScroll } from '@portfolio/site/restore-scroll';
import type { LoadedPage } from '../loading/load-page';
import { PageLoads } from '../loading/page-loads';
import { goTo, leaveDocument, reloadPage } from '../loading/reload-page';
import { createAddress } from './address';
import { createRoutes, learnRoute, loadPage, ownPaths } from './routes';

export type PageRouter = ReturnType<typeof createPageRouter>;

/** Milliseconds in which a page that is loaded must be shown. One that waits for something else may never be. */
const showTimeout = 3000;

export function createPageRouter(state: PageState, first: LoadedPage) {
  const load = (path: string, area?: AreaName) => loadPage(state.lock.shell, path, area);
  const loads = new PageLoads(first, state.frame, load, ownPaths);
  const address = createAddress(() => router);
  const routes = createRoutes(state, loads, address);
  nameEntry();
  const shown = matchRoutes(routes, location)?.at(-1)?.route.id ?? '';
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [shown]: first } },
    patchRoutesOnNavigation: learnRoute(state, loads),
  });
  let showing: ReturnType<typeof setTimeout>;
  router.subscribe(({ location: { pathname }, navigation }) => {
    goTo(navigation.location && createPath(navigation.location));
    clearTimeout(showing);
    showing = setTimeout(() => {
      const path = pathOf(pathname);
      const isShown = lastShown()?.path === path || loads.isPrerendered(path);
      if (isShown || window.pageStart?.isLeaving()) return;
      loads.report(path, 'It is not shown.', 'error');
      reloadPage();
    }, showTimeout);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Set to "auto" when the document was left, for reloads.
    history.scrollRestoration = 'manual';
    restoreScroll();
    leaveDocument(false);
    const here = location.pathname + location.search + location.hash;
    void router.navigate(here, { replace: true, preventScrollReset: true });
  });
  return router;
}

function nameEntry(): void {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).substring(2, 10) }, '');
}
