import { still } from './page-turn';
import { leaveScroll } from './scroll-memory';

/**
 * Puts the page that was rendered ahead into the window in the moment of the press. What React does about a new address
 * takes several frames of a slow phone; it may follow, and finds the page as it would have made it. Not where pages
 * fade: the browser needs the old one for that.
 * @returns what takes it back; undefined where no such page is there.
 */
export function showAhead(path: string): (() => void) | undefined {
  const [shown, next, another] = document.querySelectorAll<HTMLElement>('#main > *');
  if (!shown || next?.dataset['path'] !== path || another || !matchMedia(still).matches) return undefined;
  leaveScroll();
  swap(shown, next);
  scrollTo({ top: 0, behavior: 'instant' });
  return () => swap(next, shown);
}

/** Hides and shows as React does. */
function swap(from: HTMLElement, to: HTMLElement): void {
  from.style.setProperty('display', 'none', 'important');
  to.style.display = '';
}
