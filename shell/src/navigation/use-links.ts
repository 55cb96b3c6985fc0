import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isLeaving } from '../loading/leaving';
import { pathOf } from '../loading/path-of';
import type { ViewCache } from '../loading/view-cache';
import { insideLink } from './inside-link';

/**
 * Turns presses on plain links into navigations inside the page, and loads what a visitor points at
 * beforehand. Links to anything the shell does not know stay what they are.
 */
export function useLinks(views: ViewCache): void {
  const navigate = useNavigate();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = insideLink(event.target, views);
      if (!link || isSpecial(event) || isLeaving()) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
      views.ask(pathOf(link.pathname));
    };
    const onPoint = (event: Event) => {
      const link = insideLink(event.target, views);
      // Not in the frame that brought the link under the pointer.
      if (link) setTimeout(() => views.prepare(pathOf(link.pathname)));
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

function isSpecial(event: MouseEvent): boolean {
  return (
    event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  );
}
