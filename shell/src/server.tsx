import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import '@portfolio/styles/global.css';
import type { AreaModule } from '@portfolio/contract/area-module';
import type { AreaRelease } from '@portfolio/contract/release';
import type { PageState, View } from '@portfolio/site/page-state';
import { ShellContext, type ShellServices } from '@portfolio/contract/shell';
import { ClosingLine } from './closing-line';
import { StartNotices } from './notices/start-notices';
import { OwnPage } from './pages/own-page';
import { createAddress } from './router/address';
import type { LoadedPage } from './loading/load-page';
import { PageLoads } from './loading/page-loads';
import { createRoutes } from './router/routes';

export { documentTitle } from './pages/document-title';

/** @param module from the server bundle of the view's area. @throws whatever a component throws, instead of a fallback. */
export async function renderBody(path: string, state: PageState, module?: AreaModule): Promise<string> {
  const { lock, frame, view } = state;
  const first = loadedPage(path, view, lock.area, module);
  const loads = new PageLoads(first, frame, () => Promise.reject(new Error('A server loads no pages.')));
  const routes = createRoutes(
    state,
    loads,
    createAddress(() => router),
  );
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`The page ${path} has no route.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StaticRouterProvider router={router} context={context} hydrate={false} />,
    // Larger boundaries would be sent apart, with inline scripts that put them into place.
    { onError: (error) => void errors.push(error), progressiveChunkSize: Infinity },
  );
  const body = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return body;
}

function loadedPage(path: string, view: View, release?: AreaRelease, module?: AreaModule): LoadedPage {
  if (view.kind !== 'area') return { path, view, OwnPage };
  if (!release || !module) throw new Error(`The code of ${view.area} is missing.`);
  return { path, view, area: { module, release } };
}

export function renderStartNotices({ site, texts }: PageState, path = '/'): string {
  return renderToString(
    <ShellContext value={{ site, texts } as ShellServices}>
      <StartNotices path={path} />
    </ShellContext>,
  );
}

export function renderClosingLine({ frame, texts }: PageState): string {
  return renderToString(<ClosingLine frame={frame} texts={texts} />);
}
