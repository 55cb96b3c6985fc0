import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import 'shared/styles/global.css';
import type { AreaModule } from 'shared/contract/area-module';
import type { PageState } from 'shared/contract/release';
import { App } from './app';
import { ViewCache } from './loading/view-cache';
import { StartNotices } from './notices/start-notices';
import { OwnPage } from './pages/own-page';
import { createStore } from './store/store';

export { documentTitle } from './navigation/document-title';

/** Renders the body of a page as the browser will take it over. `module` comes from the server bundle of the view's area. */
export function renderBody(path: string, state: PageState, module?: AreaModule): string {
  const release = state.lock.area;
  const first = { path, view: state.view, OwnPage, ...(module && release && { area: { module, release } }) };
  const views = new ViewCache(first, state.frame, () => Promise.reject(new Error('A server loads no views.')));
  return renderToString(
    <Provider store={createStore()}>
      <StaticRouter location={path}>
        <App {...state} views={views} />
      </StaticRouter>
    </Provider>,
  );
}

/** The notices that a page carries for the case that its scripts are late or lost. */
export function renderStartNotices({ texts }: PageState): string {
  return renderToString(<StartNotices texts={texts} />);
}
