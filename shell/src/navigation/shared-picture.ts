import { pathOf } from '../loading/path-of';
import type { ViewCache } from '../loading/view-cache';
import { navigated } from '../offline/register-service-worker';
import { insideLink } from './inside-link';
import { isModified } from '@portfolio/ui/is-modified';

/** Name of the picture that two pages share; transition.css says how it moves. */
const sharedName = 'picture';
/** Milliseconds that the next page may take: meanwhile nothing is painted. */
const patience = 150;

let connected: { views: ViewCache; controller: AbortController } | undefined;

/**
 * From now on the picture in a link becomes the first picture of the page it leads to, where browser and visitor allow
 * that and the page is loaded. The page itself changes at once; only the picture is on its way.
 * Called again for the same views it does nothing.
 * https://developer.mozilla.org/docs/Web/API/View_Transition_API
 */
export function connectPictures(views: ViewCache): void {
  if (connected?.views === views) return;
  connected?.controller.abort();
  connected = { views, controller: new AbortController() };
  let state: 'idle' | 'waiting' | 'passing' = 'idle';
  // Before every other listener: the old page must be captured while it is still shown.
  const onClick = (event: MouseEvent) => {
    if (state === 'passing' || isModified(event)) return;
    const link = insideLink(event.target, views);
    if (!link) return;
    const picture = pictureIn(link);
    const isReady = picture && views.prefetched === pathOf(link.pathname) && isWanted();
    if (!isReady && state === 'idle') return;
    event.preventDefault();
    event.stopPropagation();
    // The second press of a double click.
    if (!isReady || state === 'waiting') return;
    state = 'waiting';
    move(picture, () => {
      state = 'passing';
      link.click();
      state = 'idle';
    });
  };
  document.addEventListener('click', onClick, { capture: true, signal: connected.controller.signal });
}

function isWanted(): boolean {
  return 'startViewTransition' in document && matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

/** The picture that a link shows, if it is loaded and in the window. */
function pictureIn(link: HTMLAnchorElement): HTMLElement | undefined {
  return [...link.querySelectorAll('img')].find((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return image.complete && width > 0 && bottom > 0 && top < innerHeight;
  });
}

function move(from: HTMLElement, change: () => void): void {
  const named: HTMLElement[] = [];
  const name = (picture: HTMLElement) => {
    picture.style.viewTransitionName = sharedName;
    named.push(picture);
  };
  name(from);
  const transition = document.startViewTransition(async () => {
    const shown = whenShown();
    change();
    await shown;
    from.style.viewTransitionName = '';
    const to = document.querySelector<HTMLElement>('#main img[fetchpriority="high"]');
    if (to) name(to);
  });
  // A transition that is skipped, for a hidden tab or another press, has changed the page all the same.
  transition.ready.catch(() => undefined);
  const forget = () => named.forEach((picture) => (picture.style.viewTransitionName = ''));
  transition.finished.then(forget, forget);
}

function whenShown(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patience);
    addEventListener(
      navigated,
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
