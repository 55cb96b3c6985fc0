import { pagesPath } from '@portfolio/contract/base-path';
import type {} from '@portfolio/page-start/page-start';
import type { PageState } from '@portfolio/site/page-state';
import { reportFailure } from '@portfolio/reports/report-failure';
import { lockScripts } from './loading/locked-scripts';
import { readPageState } from './loading/page-state';
import { pinRelease } from './loading/releases';

/** When anything fails, the page stays as it was prerendered. A chunk that failed can be loaded again. */
export async function start(): Promise<void> {
  window.pageStart?.begin();
  let page: PageState | undefined;
  try {
    page = readPageState();
    const { shell, scripts, area } = page.lock;
    lockScripts('shell', shell, scripts);
    if (area) pinRelease(area);
    const [{ hydrate }] = await Promise.all([
      import(/* webpackChunkName: "hydrate" */ './hydrate'),
      pagesPath && import(/* webpackChunkName: "base" */ '@portfolio/site/prefix-addresses'),
    ]);
    await hydrate(page);
  } catch (error) {
    reportFailure(page?.lock.area?.name, 'did not start', error);
    window.pageStart?.fail(() => (page ? void start() : location.reload()));
  }
}
