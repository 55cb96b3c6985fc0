import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { withBase } from '@portfolio/contract/base-path';
import { useShell } from '@portfolio/contract/shell';
import { leavePage } from '@portfolio/site/leave-page';
import { restoreScroll } from '@portfolio/site/restore-scroll';
import { logShownPage } from '@portfolio/reports/page-log';
import type { PageLoads } from '../loading/page-loads';

type Arrival = { page: unknown; path: string; loads: PageLoads; title: string; name: string; isQuiet: boolean };

export function useArrival({ page, path, loads, title, name, isQuiet }: Arrival): void {
  const { announce } = useShell();
  const arrive = useEffectEvent(() => {
    logShownPage(path, loads.areaOf(path));
    if (isQuiet) return restoreScroll();
    leavePage();
    document.title = title;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical) canonical.href = new URL(withBase(path), canonical.href).href;
    const main = document.getElementById('main');
    main?.setAttribute('data-navigated', '');
    main?.focus({ preventScroll: true });
    announce(name);
  });
  useLayoutEffect(() => arrive(), [page, path]);
  useEffect(() => loads.markHydrated(), [loads]);
}
