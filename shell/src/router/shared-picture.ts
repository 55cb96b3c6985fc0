import { navigated } from '../offline/register-service-worker';

/** A picture in a link that was clicked, and the path that the link leads to. */
type Departure = { path: string; frame: DOMRect; focus: { x: number; y: number } };

let departure: Departure | undefined;

/**
 * Has the picture in a clicked link move to where the next page shows its first picture, where the visitor allows motion.
 * The page itself changes at once. A view transition would do the same, but captures the old page first, which costs two
 * frames: 35 ms on the benchmark's phone.
 * https://aerotwist.com/blog/flip-your-animations/
 * @param isLoaded whether the next page can be shown at once.
 */
export function carryPicture(link: HTMLAnchorElement, isLoaded: boolean): void {
  const picture = isLoaded && isMotionWanted() ? pictureIn(link) : undefined;
  const frame = picture?.getBoundingClientRect();
  departure = picture && frame && { path: link.pathname, frame, focus: focusOf(picture) };
}

addEventListener(navigated, () => {
  const picture = document.querySelector<HTMLImageElement>('#main img[fetchpriority="high"]');
  if (departure?.path === location.pathname && picture?.complete) move(picture, departure);
  departure = undefined;
});

function isMotionWanted(): boolean {
  return matchMedia('(prefers-reduced-motion: no-preference)').matches;
}

/** The picture that a link shows, if it is loaded and in the window. */
function pictureIn(link: HTMLAnchorElement): HTMLImageElement | undefined {
  return [...link.querySelectorAll('img')].find((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return image.complete && width > 0 && bottom > 0 && top < innerHeight;
  });
}

/** Which part of a picture its crop keeps, from 0 to 1 on each axis. */
function focusOf(picture: HTMLImageElement): Departure['focus'] {
  const [x = 50, y = 50] = getComputedStyle(picture).objectPosition.split(' ').map(parseFloat);
  return { x: x / 100, y: y / 100 };
}

/** Starts as the crop at the old place, and ends as the whole picture at its own. */
function move(picture: HTMLImageElement, { frame, focus }: Departure): void {
  const place = picture.getBoundingClientRect();
  if (!place.width || !place.height) return;
  const scale = Math.max(frame.width / place.width, frame.height / place.height);
  const [cutX, cutY] = [place.width - frame.width / scale, place.height - frame.height / scale];
  const [left, top] = [cutX * focus.x, cutY * focus.y];
  const [x, y] = [frame.left - left * scale - place.left, frame.top - top * scale - place.top];
  const style = getComputedStyle(picture);
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  const crop = `inset(${top}px ${cutX - left}px ${cutY - top}px ${left}px)`;
  picture.animate(
    { transformOrigin: ['0 0', '0 0'], transform: [start, 'none'], clipPath: [crop, 'inset(0)'] },
    {
      id: 'picture',
      duration: parseFloat(style.getPropertyValue('--t-page')),
      easing: style.getPropertyValue('--ease-in'),
    },
  );
  // The page does not fade in around a picture that is there already.
  document.getElementById('main')?.setAttribute('data-navigated', 'picture');
}
