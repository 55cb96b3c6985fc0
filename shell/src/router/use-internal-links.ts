import { useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { isModified } from '@portfolio/ui/is-modified';
import { isLeavingDocument } from '../loading/reload-page';
import { pageLink } from './page-link';
import type { PageLoads } from './page-loads';

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
      // A fragment alone loads nothing.
      if (isHere && loads.hasFailed(path)) void revalidate();
      const going = navigate(link.pathname + link.search + link.hash, { replace: isHere });
      if (link.hash) void Promise.resolve(going).then(() => focusFragment(link.hash));
    };
  }, [navigate, revalidate, loads, onLeave]);
}

/** Browsers go on from the target of a fragment with the Tab key; the router only scrolls there. */
function focusFragment(hash: string): void {
  const target = hash === location.hash ? targetOf(hash) : null;
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
