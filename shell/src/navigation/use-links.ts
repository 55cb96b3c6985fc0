import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isAreaName } from 'shared/contract/areas';
import { pathOf, type ViewCache } from '../loading/view-cache';

/**
 * Turns presses on plain links into navigations inside the page, and loads what a visitor points at
 * beforehand. Links to anything the shell does not know stay what they are.
 */
export function useLinks(views: ViewCache): void {
  const navigate = useNavigate();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = insideLink(event, views);
      if (!link || isSpecial(event)) return;
      event.preventDefault();
      views.ask(pathOf(link.pathname));
      void navigate(link.pathname + link.search + link.hash);
    };
    const onPoint = (event: Event) => {
      const link = insideLink(event, views);
      if (link) views.ask(pathOf(link.pathname));
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onPoint, { passive: true });
    document.addEventListener('focusin', onPoint);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onPoint);
      document.removeEventListener('focusin', onPoint);
    };
  }, [navigate, views]);
}

/** The link at an event, where it leads to another page that the shell can show. */
function insideLink(event: Event, views: ViewCache): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  if (link.pathname === location.pathname && link.hash) return undefined;
  const area = link.dataset['area'];
  if (area && isAreaName(area)) views.learn(pathOf(link.pathname), area);
  return views.knows(pathOf(link.pathname)) ? link : undefined;
}

function isSpecial(event: MouseEvent): boolean {
  return event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
