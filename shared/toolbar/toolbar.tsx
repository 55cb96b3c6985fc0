import { createRoot, type Root } from 'react-dom/client';
import type { PageState } from '@portfolio/site/page-state';
import { isThisMachine, parseOverride } from './development';
import { showDevelopmentLabel } from './development-label';
import type { Host, HostRouter } from './host';
import { outlineAreas } from './outline-areas';
import { takeOverrides } from './overrides';
import { readTab } from './tab-state';
import { ToolbarBar } from './toolbar-bar';

let bar: Root | undefined;

/** The bar is there at once, so that what does not start can be taken back. @returns follows the router. */
export async function startToolbar(host: Host, page: PageState): Promise<(router: HostRouter) => void> {
  const { isShown, development, releases } = readTab();
  const overrides = isShown ? await takeOverrides(host, page, releases) : [];
  const server = isThisMachine() ? parseOverride(development) : undefined;
  if (server) {
    host.pinRelease(server);
    showDevelopmentLabel(server, host.loadArea(server.name));
  }
  if (page.lock.area && host.pinnedRelease(page.lock.area.name) !== page.lock.area) renameOutdatedSheets();
  const shown = overrides.filter(({ name }) => name !== server?.name);
  const render = () => bar?.render(<ToolbarBar host={host} shell={page.lock.shell} overrides={shown} />);
  if (isShown) bar ??= createRoot(document.body.appendChild(document.createElement('div')));
  render();
  return (router) => {
    document.querySelectorAll('style[data-outdated]').forEach((sheet) => sheet.remove());
    const root = document.getElementById('root');
    if (!isShown || !root) return;
    outlineAreas(router, root);
    router.subscribe(render);
  };
}

/** Webpack's runtime then loads those of the other release, even where both are the same. */
function renameOutdatedSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLElement>('style[data-href^="area."]')) {
    delete sheet.dataset['href'];
    sheet.dataset['outdated'] = '';
  }
}
