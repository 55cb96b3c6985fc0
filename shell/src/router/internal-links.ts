import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import type { AreaName } from '@portfolio/contract/areas';
import { withoutBase } from '@portfolio/contract/base-path';
import { focusFragment } from '@portfolio/site/focus-fragment';
import { isModified } from '@portfolio/ui/is-modified';
import { pathOf } from '@portfolio/site/path-of';
import type { PageLoads } from '../loading/page-loads';
import { isLeavingDocument } from '../loading/reload-page';

export type PageLink = { link: HTMLAnchorElement; path: string };

let follow: ((event: MouseEvent) => void) | undefined;

/** Before an area's code runs, so that what areas do with clicks comes later. */
export function listenForLinks(): void {
  for (const isEarly of [true, false]) addEventListener('click', (event) => follow?.(event), isEarly);
}

export function useInternalLinks(loads: PageLoads, onLeave: (link: HTMLAnchorElement) => void): void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    follow = (event) => {
      const to = pageLink(event.target, loads);
      if (!to || isModified(event) || isLeavingDocument()) return;
      const { link, path } = to;
      if (event.eventPhase === Event.CAPTURING_PHASE && link.pathname === location.pathname) return;
      event.preventDefault();
      onLeave(link);
      // As in a plain document: a double click makes one entry.
      const isHere = link.href === location.href;
      // It failed, and a fragment alone would load nothing.
      if (isHere && !loads.has(path)) void revalidate();
      const going = navigate(link.pathname + link.search + link.hash, { replace: isHere });
      if (link.hash) void Promise.resolve(going).then(() => focusFragment(link.hash));
    };
  }, [navigate, revalidate, loads, onLeave]);
}

export function pageLink(target: EventTarget | null, loads: PageLoads): PageLink | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  if (withoutBase(link.pathname) === undefined) return undefined;
  const path = pathOf(link.pathname);
  if (link.dataset['area']) loads.learn(path, link.dataset['area'] as AreaName);
  return loads.knows(path) ? { link, path } : undefined;
}
