import '@portfolio/styles/global.css';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { lockScripts } from '../../shell/src/loading/locked-scripts';
import { readPageState } from '../../shell/src/loading/page-state';
import { liveReleases } from '../../shell/src/loading/releases';
import { createPageRouter } from '../../shell/src/router/create-page-router';
import { listenForLinks } from '../../shell/src/router/internal-links';
import { pathOf } from '@portfolio/site/path-of';
import { loadPage } from '../../shell/src/router/routes';

/**
 * The shell as an ordinary host: it reads what is live, loads the remote and the page's data, and renders into an
 * empty element. Its own texts and the rail come with the document, as if they were compiled in.
 */
async function start(): Promise<void> {
  const page = readPageState();
  const { lock } = page;
  lockScripts('shell', lock.shell, lock.scripts);
  listenForLinks();
  const router = createPageRouter(page, await loadPage(lock.shell, pathOf(location.pathname), lock.area?.name));
  createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />);
  requestIdleCallback(() => void liveReleases());
}

void start();
