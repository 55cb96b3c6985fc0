import { useEffectEvent, useLayoutEffect } from 'react';
import type { AreaName } from '@portfolio/contract/areas';
import { withBase } from '@portfolio/contract/base-path';
import { useShell } from '@portfolio/contract/shell';
import { leavePage } from '@portfolio/site/leave-page';
import { pageShown } from '../vitals/page-log';
import { scrollAsBeforeReload } from './scroll-key';

type Arrival = {
  page: unknown;
  path: string;
  area: AreaName | undefined;
  title: string;
  /** Is announced to screen readers. */
  name: string;
  isQuiet?: boolean;
};

export function useArrival({ page, path, area, title, name, isQuiet = false }: Arrival): void {
  const { announce } = useShell();
  const arrive = useEffectEvent(() => {
    pageShown(path, area);
    if (isQuiet) return DEVELOPMENT ? scrollAsBeforeReload() : undefined;
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
}
