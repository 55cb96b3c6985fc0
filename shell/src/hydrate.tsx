import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { PageState } from '@portfolio/site/page-state';
import { registerServiceWorker } from '@portfolio/offline/register-service-worker';
import { reportError } from '@portfolio/reports/report-failure';
import { reportVitals } from '@portfolio/reports/report-vitals';
import { pathOf } from '@portfolio/site/path-of';
import { pinnedRelease } from '@portfolio/site/pinned-releases';
import { keepScroll } from '@portfolio/site/restore-scroll';
import { isToolbarAsked } from '@portfolio/toolbar/toolbar-asked';
import { loadArea } from './loading/load-area';
import { liveReleases, pinRelease } from './loading/releases';
import { reloadPage } from './loading/reload-page';
import { createPageRouter } from './router/create-page-router';
import { loadAreaPage, loadOwnPage, type LoadedPage } from './loading/load-page';
import { listenForLinks } from './router/internal-links';

/** @throws Error that says why the view could not be loaded. What was saved is restored afterwards: store/site-index.tsx. */
export async function hydrate(page: PageState): Promise<void> {
  listenForLinks();
  keepScroll();
  const showToolbar = isToolbarAsked() && (await openToolbar(page));
  const first = await firstPage(page);
  if (window.pageStart?.isElsewhere()) return;
  const router = createPageRouter(page, first);
  startTransition(() =>
    render(
      first.area?.release === page.lock.area,
      <StrictMode>
        <RouterProvider router={router} onError={reportError} />
      </StrictMode>,
    ),
  );
  if (showToolbar) showToolbar(router);
  window.pageStart?.done(reloadPage);
  liveReleases().catch(() => undefined);
  // eslint-disable-next-line @typescript-eslint/unbound-method -- a router's functions need no `this`.
  registerServiceWorker(page.lock, router.subscribe);
  reportVitals(first.path, first.area?.release.name).catch(console.error);
  if (BACKEND)
    import(/* webpackChunkName: "backend" */ './backend/backend').then(
      ({ initBackend }) => initBackend(BACKEND),
      console.error,
    );
}

/** May take other releases of areas, so before any is loaded. */
async function openToolbar(page: PageState) {
  try {
    const { startToolbar } = await import(/* webpackChunkName: "toolbar" */ '@portfolio/toolbar/toolbar');
    return await startToolbar({ liveReleases, pinRelease, pinnedRelease, loadArea, reloadPage }, page);
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

async function firstPage({ lock, view }: PageState): Promise<LoadedPage> {
  if (view.kind === 'area') {
    const { path } = view.page;
    const release = pinnedRelease(view.area);
    if (!release || release !== lock.area) return loadAreaPage(view.area, path);
    return { path, view, area: { module: await loadArea(view.area), release } };
  }
  const path = view.kind === 'not-found' ? pathOf(location.pathname) : view.document.path;
  return { path, view, OwnPage: await loadOwnPage() };
}

/** An empty root, or a page of another release than its area's, is not hydrated but rendered. */
function render(isPrerendered: boolean, app: ReactNode): void {
  const root = document.getElementById('root') as HTMLElement;
  if (isPrerendered && root.hasChildNodes()) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
