import { startTransition, type ReactNode } from 'react';
import type * as ReactDom from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { AreaModule } from 'shared/contract/area-module';
import type { PageState } from 'shared/contract/release';
import { App } from './app';
import { startBackend } from './backend/start-backend';
import { loadOwnPage, loadView, type ReadyView } from './loading/load-view';
import { pathOf } from './loading/path-of';
import { liveReleases, pinnedRelease } from './loading/releases';
import { ViewCache } from './loading/view-cache';
import { catchUpWithFont } from './navigation/late-font';
import { nextTask } from './next-task';
import { keepSeen } from './offline/keep-seen';
import { initData } from './store/architect-components';
import { createStore, restore } from './store/store';
import { reportVitals } from './vitals/report-vitals';

/**
 * React takes over the prerendered markup when the code of its view is there and the saved state is restored.
 * @param area the code of the view's area, on its way.
 * @throws what kept the view from coming.
 */
export async function takeOver(state: PageState, area?: Promise<AreaModule>): Promise<void> {
  const store = createStore();
  const [first, dom] = await Promise.all([firstView(state, area), reactDom(), restore(store)]);
  const fillDatabase = (ready: ReadyView) => {
    if (ready.view.kind === 'works') store.dispatch(initData(JSON.stringify(ready.view.entries)));
    return ready;
  };
  const views = new ViewCache(fillDatabase(first), state.frame, (path, area) =>
    loadView(state.lock.shell, path, area).then(fillDatabase),
  );
  startTransition(() => {
    window.pageStart?.done();
    render(
      dom,
      first,
      <Provider store={store}>
        <BrowserRouter>
          <App {...state} views={views} />
        </BrowserRouter>
      </Provider>,
    );
  });
  // Each in a task of its own.
  whenIdle(() => catchUpWithFont().catch(() => undefined));
  whenIdle(() => liveReleases().catch(() => undefined));
  whenIdle(() => keepSeen(state.lock));
  whenIdle(() => reportVitals(state.lock).catch(console.error));
  whenIdle(() => startBackend().catch(console.error));
}

async function firstView({ lock, view }: PageState, area?: Promise<AreaModule>): Promise<ReadyView> {
  const path =
    view.kind === 'area' ? view.page.path : view.kind === 'not-found' ? pathOf(location.pathname) : view.document.path;
  if (!lock.area || !area) return { path, view, OwnPage: await loadOwnPage() };
  if (pinnedRelease(lock.area.name)?.origin) return loadView(lock.shell, path, lock.area.name);
  return { path, view, area: { module: await area, release: lock.area } };
}

/** Its code came with React's. */
async function reactDom(): Promise<typeof ReactDom> {
  await nextTask();
  return import(/* webpackMode: "eager" */ 'react-dom/client');
}

/** Hydrates what publish rendered. An empty root, and a page of another release than the code, are rendered anew. */
function render({ hydrateRoot, createRoot }: typeof ReactDom, first: ReadyView, app: ReactNode): void {
  const root = rootElement();
  const overridden = first.area?.release.origin !== undefined;
  if (root.hasChildNodes() && !overridden) {
    hydrateRoot(root, app);
    return;
  }
  // The area's style sheet in the page is that of its published release.
  document.querySelectorAll('style[data-href^="area."]').forEach((style) => style.remove());
  createRoot(root).render(app);
}

function whenIdle(work: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with the id "root".');
  return element;
}
