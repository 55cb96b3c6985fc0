import { navigated } from '../offline/register-service-worker';

/** Name of the picture that two pages share; transition.css says how it moves. */
const sharedName = 'picture';

/** Milliseconds that the next page may take: meanwhile nothing is painted. */
const patience = 150;

let isWaiting = false;

/**
 * Changes the page so that the picture in a link becomes the first picture of the next page, where browser and visitor
 * allow that. The page itself changes at once; only the picture is on its way.
 * https://developer.mozilla.org/docs/Web/API/View_Transition_API
 * @param isLoaded whether the next page can be shown at once.
 */
export function changeWithPicture(link: HTMLAnchorElement, isLoaded: boolean, change: () => void): void {
  // The second press of a double click: the old page is being captured.
  if (isWaiting) return;
  const picture = isLoaded && isWanted() ? pictureIn(link) : undefined;
  if (!picture) return change();
  isWaiting = true;
  move(picture, () => {
    isWaiting = false;
    change();
  });
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
  let to: HTMLElement | null = null;
  from.style.viewTransitionName = sharedName;
  const transition = document.startViewTransition(async () => {
    const shown = new Promise<unknown>((resolve) => {
      addEventListener(navigated, resolve, { once: true });
      setTimeout(resolve, patience);
    });
    change();
    await shown;
    from.style.viewTransitionName = '';
    to = document.querySelector<HTMLElement>('#main img[fetchpriority="high"]');
    if (to) to.style.viewTransitionName = sharedName;
  });
  // A transition that is skipped, for a hidden tab or another press, has changed the page all the same.
  transition.ready.catch(() => undefined);
  const forget = () => to && (to.style.viewTransitionName = '');
  transition.finished.then(forget, forget);
}
