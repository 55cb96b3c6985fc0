import type { AreaModule } from 'shared/contract/area-module';
import type { AreaRelease, PageState } from 'shared/contract/release';
import { loadArea } from './loading/load-area';
import { lockScripts } from './loading/locked-scripts';
import { readPageState } from './loading/page-state';
import { reactThere } from './loading/react-there';
import { pinRelease } from './loading/releases';
import { nextTask } from './next-task';
import { parsed } from './parsed';
import { reportFailure } from './vitals/report-failure';

/**
 * Starts the page in the browser. This part needs no React, which is the larger part of the scripts and comes last:
 * what can be made ready without it is ready then. Until React takes over, and when anything fails, the page stands as
 * it is.
 */
export async function start(): Promise<void> {
  window.pageStart?.begin();
  let page: PageState | undefined;
  try {
    await parsed();
    await nextTask();
    const state = (page = readPageState());
    lockScripts('shell', state.lock.shell, state.lock.scripts);
    if (new URLSearchParams(location.search).has('boundaries')) document.documentElement.dataset['boundaries'] = '';
    const area = state.lock.area && loadFirst(state.lock.area);
    await reactThere();
    const { takeOver } = await import(/* webpackChunkName: "app" */ './take-over');
    await takeOver(state, area);
  } catch (error) {
    reportFailure(page?.lock.area?.name, 'did not start', error);
    // A document that was cut on its way is whole only when it comes again.
    window.pageStart?.fail(() => (page ? void start() : location.reload()));
  }
}

function loadFirst(release: AreaRelease): Promise<AreaModule> {
  pinRelease(release);
  const loading = loadArea(release.name);
  // Who waits for it hears of its failure when the app is there.
  loading.catch(() => undefined);
  return loading;
}
