import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterFrame } from 'shared/ui/after-frame';
import { isLeaving } from '../loading/leaving';
import { pathOf } from '../loading/path-of';
import type { ViewCache } from '../loading/view-cache';
import { phone } from '../rail/use-sheet';
import { insideLink } from './inside-link';
import { showAhead } from './show-ahead';

/**
 * Turns presses on plain links into navigations inside the page, and loads what a visitor points at
 * beforehand. Links to anything the shell does not know stay what they are.
 */
export function useLinks(views: ViewCache): void {
  const navigate = useNavigate();
  /** Calls off the press that waits for its frame; the effect below is made anew with every address. */
  const cancel = useRef<() => void>(undefined);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = insideLink(event.target, views);
      if (!link || isSpecial(event) || isLeaving()) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      const path = pathOf(pathname);
      const go = () => void navigate(pathname + search + hash);
      // Whoever presses another link in between means that one.
      cancel.current?.();
      cancel.current = undefined;
      const takeBack = hash ? undefined : showAhead(path);
      views.ask(path);
      const isAsking = views.isLoading(path) && matchMedia(phone).matches;
      if (!takeBack && !isAsking) return go();
      // What a slow phone needs first is the frame, or the request.
      const stay = afterFrame(() => {
        cancel.current = undefined;
        go();
        // The address is this one now.
        views.ask(path);
      });
      cancel.current = () => {
        stay();
        takeBack?.();
      };
    };
    const onPoint = (event: Event) => {
      const link = insideLink(event.target, views);
      // Not in the frame that brought the link under the pointer.
      if (link) setTimeout(() => void (cancel.current || views.prepare(pathOf(link.pathname))));
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
