import { createRoot } from 'react-dom/client';
import type { PageState } from '@portfolio/site/page-state';
import { loadArea } from '../loading/load-area';
import { pinnedRelease, pinRelease } from '../loading/releases';
import { isThisMachine, parseOverride } from './development';
import { showDevelopmentLabel } from './development-label';
import { outlineAreas, type PageRouter } from './outline-areas';
import { takeOverrides } from './overrides';
import { readTab } from './tab-state';
import { ToolbarBar } from './toolbar-bar';

/**
 * The toolbar for those who work on the site. Nothing else of the shell knows of it but hydrate.tsx, which loads it where
 * it was asked for, before any area.
 * @returns shows it, as soon as the page is rendered.
 */
export async function startToolbar(page: PageState): Promise<(router: PageRouter) => void> {
  const { isShown, development, releases } = readTab();
  const overrides = isShown ? await takeOverrides(page, releases) : [];
  const server = isThisMachine() ? parseOverride(development) : undefined;
  if (server) {
    pinRelease(server);
    showDevelopmentLabel(server, loadArea(server.name));
  }
  const outdated = outdatedSheets(page);
  return (router) => {
    outdated.forEach((sheet) => sheet.remove());
    const root = document.getElementById('root');
    if (!isShown || !root) return;
    outlineAreas(router, root);
    const bar = document.createElement('div');
    document.body.append(bar);
    createRoot(bar).render(
      <ToolbarBar
        shell={page.lock.shell}
        router={router}
        overrides={overrides.filter(({ name }) => name !== server?.name)}
      />,
    );
  };
}

/**
 * The inlined style sheet of an area of which the page takes another release. Without its name webpack's runtime loads
 * that of the other release even where both are the same; until then the page keeps its styles.
 */
function outdatedSheets({ lock: { area } }: PageState): readonly Element[] {
  if (!area || pinnedRelease(area.name) === area) return [];
  const sheets = [...document.querySelectorAll('style[data-href^="area."]')];
  sheets.forEach((sheet) => sheet.removeAttribute('data-href'));
  return sheets;
}
