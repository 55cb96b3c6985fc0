import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { afterFrame } from 'shared/ui/after-frame';
import { pathOf } from '../loading/path-of';
import type { ViewCache } from '../loading/view-cache';
import { phone } from '../rail/use-sheet';

/**
 * Whether a page is still on its way into the window of a phone: then it renders what the window shows, and the rest
 * after its first frame. A page that is rendered ahead stays like that until it is shown.
 */
export function useArrival(path: string, views: ViewCache): boolean {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const [isWhole, setWhole] = useState(() => views.isShown(path) || !matchMedia(phone).matches);

  // Hidden pages have no effects. React would render the rest before the frame that is due.
  useEffect(() => afterFrame(() => startTransition(() => setWhole(true))), []);

  const isAhead = pathOf(pathname) !== path;
  // Who comes back, or to a place of the page, may see any part of it first.
  return !isWhole && (isAhead || !(isBack || hash));
}
