import { startTransition, type ReactNode } from 'react';
import type * as ReactDom from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import type { PageState } from 'shared/contract/release';
import { App } from './app';
import { startBackend } from './backend/start-backend';
import { loadArea, loadOwnPage, loadView, type ReadyView } from './loading/load-view';
import { lockScripts } from './loading/locked-scripts';
import { readPageState } from './loading/page-state';
import { liveReleases, pinRelease, releaseOf } from './loading/releases';
import { pathOf } from './loading/path-of';
import { catchUpWithFont } from './navigation/late-font';
import { ViewCache } from './loading/view-cache';
import { keepSeen } from './offline/keep-seen';
import { initData } from './store/architect-components';
import { createStore, restore } from './store/store';
import { reportFailure } from './vitals/report-failure';
import { reportVitals } from './vitals/report-vitals';

/**
 * Starts the page in the browser: React takes over the prerendered markup when the area's code is
 * there and the saved state is restored. Until then, and when it fails, the page stands as it is.
 */
export async function start(): Promise<void> {
  window.pageStart?.begin();
  let page: PageState | undefined;
  try {
    await nextTask();
    const state = (page = readPageState());
    lockScripts('shell', state.lock.shell, state.lock.scripts);
    if (new URLSearchParams(location.search).has('boundaries')) document.documentElement.dataset['boundaries'] = '';
    const store = createStore();
    const [first, dom] = await Promise.all([firstView(state), reactDom(), restore(store)]);
    const fillDatabase = (ready: ReadyView) => {
      if (ready.view.kind === 'works') store.dispatch(initData(JSON.stringify(ready.view.entries)));
      return ready;
    };
    const views = new ViewCache(fillDatabase(first), state.frame, (path, area) =>
      loadView(state.lock.shell, path, area).then(fillDatabase),
    );
    startTransition(() => {
      window.pageStart?.done();
      takeOver(
        dom,
        first,
        <Provider store={store}>
          <BrowserRouter>
            <App {...state} views={views} />
          </BrowserRouter>
        </Provider>,
      );
    });
    whenIdle(() => {
      catchUpWithFont().catch(() => undefined);
      void liveReleases().catch(() => undefined);
      keepSeen(state.lock);
      reportVitals(state.lock).catch(console.error);
      startBackend().catch(console.error);
    });
  } catch (error) {
    reportFailure(page?.lock.area?.name, 'did not start', error);
    // A document that was cut on its way is whole only when it comes again.
    window.pageStart?.fail(() => (page ? void start() : location.reload()));
  }
}

/** Its code came with the shell's. */
async function reactDom(): Promise<typeof ReactDom> {
  await nextTask();
  return import(/* webpackMode: "eager" */ 'react-dom/client');
}

/** The start is cut into tasks, so that none holds a phone up for long. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function firstView({ lock, view }: PageState): Promise<ReadyView> {
  const path =
    view.kind === 'area' ? view.page.path : view.kind === 'not-found' ? pathOf(location.pathname) : view.document.path;
  if (!lock.area) return { path, view, OwnPage: await loadOwnPage() };
  pinRelease(lock.area);
  if ((await releaseOf(lock.area.name)).origin) return loadView(lock.shell, path, lock.area.name);
  return { path, view, area: { module: await loadArea(lock.area.name), release: lock.area } };
}

/** Hydrates what publish rendered. An empty root, and a page of another release than the code, are rendered anew. */
function takeOver({ hydrateRoot, createRoot }: typeof ReactDom, first: ReadyView, app: ReactNode): void {
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

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

function rootElement(): HTMLElement {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with the id "root".');
  return element;
}
