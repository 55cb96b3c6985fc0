import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { PageState } from '@portfolio/site/page-state';
import { areaOverride } from './loading/area-override';
import { loadArea } from './loading/load-area';
import { liveReleases, pinnedRelease } from './loading/releases';
import { registerServiceWorker } from './offline/register-service-worker';
import { createPageRouter } from './router/create-page-router';
import { loadAreaPage, loadOwnPage, type LoadedPage } from './router/load-page';
import { pathOf } from './router/path-of';
import { listenForLinks } from './router/use-internal-links';
import { reportVitals } from './vitals/report-vitals';

/**
 * Hydrates the page when the code of its view is loaded. What was saved is restored afterwards: see store/site-index.tsx.
 * @throws Error that says why the view could not be loaded.
 */
export async function hydrate(page: PageState): Promise<void> {
  if (new URLSearchParams(location.search).has('boundaries')) document.documentElement.dataset['boundaries'] = '';
  const override = areaOverride();
  if (override)
    import(/* webpackChunkName: "development-label" */ './notices/development-label').then(
      ({ showDevelopmentLabel }) => showDevelopmentLabel(override, loadArea(override.name)),
      console.error,
    );
  listenForLinks();
  const first = await firstPage(page);
  const { router, onError } = createPageRouter(page, first);
  startTransition(() =>
    render(
      first,
      <StrictMode>
        <RouterProvider router={router} onError={onError} />
      </StrictMode>,
    ),
  );
  window.pageStart?.done();
  liveReleases().catch(() => undefined);
  registerServiceWorker(page.lock, router.subscribe);
  reportVitals(first).catch(console.error);
  // Without a configured backend this is removed at build time.
  if (BACKEND)
    import(/* webpackChunkName: "backend" */ './backend/backend').then(
      ({ initBackend }) => initBackend(BACKEND),
      console.error,
    );
}

async function firstPage({ view }: PageState): Promise<LoadedPage> {
  if (view.kind === 'area') {
    const { path } = view.page;
    const release = pinnedRelease(view.area);
    // A development server has newer content than the page.
    if (!release || release.origin) return loadAreaPage(view.area, path);
    return { path, view, area: { module: await loadArea(view.area), release } };
  }
  const path = view.kind === 'not-found' ? pathOf(location.pathname) : view.document.path;
  return { path, view, OwnPage: await loadOwnPage() };
}

/** Hydrates the prerendered markup. An empty root, or a page whose area comes from a development server, is rendered. */
function render(first: LoadedPage, app: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');
  if (root.hasChildNodes() && !first.area?.release.origin) {
    hydrateRoot(root, app);
    return;
  }
  // The inlined style sheet belongs to the published release.
  document.querySelectorAll('style[data-href^="area."]').forEach((style) => style.remove());
  createRoot(root).render(app);
}
