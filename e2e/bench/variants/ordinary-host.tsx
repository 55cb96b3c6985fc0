import '@portfolio/styles/global.css';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../../shell/src/app';
import { loadView } from '../../../shell/src/router/load-view';
import { lockScripts } from '../../../shell/src/loading/locked-scripts';
import { readPageState } from '../../../shell/src/loading/page-state';
import { liveReleases } from '../../../shell/src/loading/releases';
import { pathOf } from '../../../shell/src/router/path-of';
import { ViewCache } from '../../../shell/src/router/view-cache';
import { createStore, restore } from '../../../shell/src/store/store';

/**
 * The shell as an ordinary host: it reads what is live, loads the remote and the page's data, and renders into an
 * empty element. Its own texts and the rail come with the document, as if they were compiled in.
 */
async function start(): Promise<void> {
  const { lock, frame, site, texts } = readPageState();
  lockScripts('shell', lock.shell, lock.scripts);
  const path = pathOf(location.pathname);
  const store = createStore();
  const area = lock.area?.name;
  const load = (path: string, area?: Parameters<typeof loadView>[2]) => loadView(lock.shell, path, area);
  const [first] = await Promise.all([load(path, area), restore(store)]);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <Provider store={store}>
      <BrowserRouter>
        <App lock={lock} frame={frame} site={site} texts={texts} views={new ViewCache(first, frame, load)} />
      </BrowserRouter>
    </Provider>,
  );
  requestIdleCallback(() => void liveReleases());
}

void start();
