import { navigated } from '../offline/register-service-worker';

/** Name of the picture that two pages share; global.css says how it moves. */
const sharedName = 'picture';
/** Milliseconds that the next page may take: meanwhile nothing is painted. */
const patience = 150;

/**
 * Changes the page so that the picture in a link becomes the first picture of the page it leads to, where browser and
 * visitor allow that. The page itself changes at once; only the picture is on its way.
 * https://developer.mozilla.org/docs/Web/API/View_Transition_API
 * @param change starts the navigation to a page that is loaded already.
 */
export function withSharedPicture(link: HTMLAnchorElement, change: () => void): void {
  const from = pictureIn(link);
  if (!from || !('startViewTransition' in document) || !matchMedia('(prefers-reduced-motion: no-preference)').matches) {
    change();
    return;
  }
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

/** The picture that a link shows, if it is loaded and in the window. */
function pictureIn(link: HTMLAnchorElement): HTMLElement | undefined {
  return [...link.querySelectorAll('img')].find((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return image.complete && width > 0 && bottom > 0 && top < innerHeight;
  });
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
