import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import '@portfolio/styles/global.css';
import type { AreaModule } from '@portfolio/contract/area-module';
import type { PageState } from '@portfolio/site/page-state';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { App } from './app';
import { ViewCache } from './router/view-cache';
import { StartNotices } from './notices/start-notices';
import { OwnPage } from './pages/own-page';
import { createStore } from './store/store';

export { documentTitle } from './router/document-title';

/**
 * Renders the body of a page as the browser will hydrate it.
 * @param module from the server bundle of the view's area.
 * @throws whatever a component throws; inside a Suspense boundary React would render the fallback instead.
 */
export async function renderBody(path: string, state: PageState, module?: AreaModule): Promise<string> {
  const release = state.lock.area;
  const first = { path, view: state.view, OwnPage, ...(module && release && { area: { module, release } }) };
  const views = new ViewCache(first, state.frame, () => Promise.reject(new Error('A server loads no views.')));
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Provider store={createStore()}>
      <StaticRouter location={path}>
        <App {...state} views={views} />
      </StaticRouter>
    </Provider>,
    // Larger boundaries would be sent apart, with inline scripts that put them into place.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Infinity },
  );
  const body = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return body;
}

/** The notices that every page contains in case its scripts are late or fail. */
export function renderStartNotices({ texts }: PageState): string {
  return renderToString(
    <ShellContext value={{ texts } as ShellServices}>
      <StartNotices />
    </ShellContext>,
  );
}
