import { StrictMode, startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { PageState } from '@portfolio/site/page-state';
import { App } from './app';
import { areaOverride } from './loading/area-override';
import { loadArea } from './loading/load-area';
import { loadOwnPage, loadView } from './router/load-view';
import { pathOf } from './router/path-of';
import { liveReleases, pinnedRelease } from './loading/releases';
import { ViewCache, type ReadyView } from './router/view-cache';
import { showDevelopmentLabel } from './notices/development-label';
import { registerServiceWorker } from './offline/register-service-worker';
import { initData } from './store/architect-components';
import { createStore, restore } from './store/store';
import { reportVitals } from './vitals/report-vitals';

/**
 * Hydrates the page when the code of its view is loaded and the saved state is restored.
 * @throws Error that says why the view could not be loaded.
 */
export async function hydrate(page: PageState): Promise<void> {
  if (new URLSearchParams(location.search).has('boundaries')) document.documentElement.dataset['boundaries'] = '';
  const override = areaOverride();
  if (override) showDevelopmentLabel(override, loadArea(override.name));
  const store = createStore();
  const [first] = await Promise.all([firstView(page), restore(store)]);
  const fillDatabase = (ready: ReadyView) => {
    if (ready.view.kind === 'works') store.dispatch(initData(JSON.stringify(ready.view.entries)));
    return ready;
  };
  const views = new ViewCache(fillDatabase(first), page.frame, (path, area) =>
    loadView(page.lock.shell, path, area).then(fillDatabase),
  );
  startTransition(() =>
    render(
      first,
      <StrictMode>
        <Provider store={store}>
          <BrowserRouter>
            <App {...page} views={views} />
          </BrowserRouter>
        </Provider>
      </StrictMode>,
    ),
  );
  window.pageStart?.done();
  liveReleases().catch(() => undefined);
  registerServiceWorker(page.lock);
  reportVitals().catch(console.error);
  // Without a configured backend this is removed at build time.
  if (BACKEND)
    import(/* webpackChunkName: "backend" */ './backend/backend').then(
      ({ initBackend }) => initBackend(BACKEND),
      console.error,
    );
}

async function firstView({ lock, view }: PageState): Promise<ReadyView> {
  if (view.kind === 'area') {
    const { path } = view.page;
    const release = pinnedRelease(view.area);
    // A development server has newer content than the page.
    if (!release || release.origin) return loadView(lock.shell, path, view.area);
    return { path, view, area: { module: await loadArea(view.area), release } };
  }
  const path = view.kind === 'not-found' ? pathOf(location.pathname) : view.document.path;
  return { path, view, OwnPage: await loadOwnPage() };
}

/** Hydrates the prerendered markup. An empty root, or a page whose area comes from a development server, is rendered. */
function render(first: ReadyView, app: ReactNode): void {
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
