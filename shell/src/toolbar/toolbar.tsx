import { createRoot, type Root } from 'react-dom/client';
import type { PageState } from '@portfolio/site/page-state';
import { loadArea } from '../loading/load-area';
import { pinnedRelease, pinRelease } from '../loading/releases';
import type { PageRouter } from '../router/create-page-router';
import { isThisMachine, parseOverride } from './development';
import { showDevelopmentLabel } from './development-label';
import { outlineAreas } from './outline-areas';
import { takeOverrides } from './overrides';
import { readTab } from './tab-state';
import { ToolbarBar } from './toolbar-bar';

let bar: Root | undefined;

/** The bar is there at once, so that what does not start can be taken back. @returns follows the router. */
export async function startToolbar(page: PageState): Promise<(router: PageRouter) => void> {
  const { isShown, development, releases } = readTab();
  const overrides = isShown ? await takeOverrides(page, releases) : [];
  const server = isThisMachine() ? parseOverride(development) : undefined;
  if (server) {
    pinRelease(server);
    showDevelopmentLabel(server, loadArea(server.name));
  }
  renameOutdatedSheets(page);
  const shown = overrides.filter(({ name }) => name !== server?.name);
  const render = () => bar?.render(<ToolbarBar shell={page.lock.shell} overrides={shown} />);
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
function renameOutdatedSheets({ lock: { area } }: PageState): void {
  if (!area || pinnedRelease(area.name) === area) return;
  for (const sheet of document.querySelectorAll<HTMLElement>('style[data-href^="area."]')) {
    delete sheet.dataset['href'];
    sheet.dataset['outdated'] = '';
  }
}
