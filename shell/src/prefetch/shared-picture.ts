/** `focus` is the part that its crop keeps, from 0 to 1 on each axis. */
export type PictureInLink = { path: string; frame: DOMRect; focus: { x: number; y: number } };

export function pictureInLink(link: HTMLAnchorElement): PictureInLink | undefined {
  const picture = [...link.querySelectorAll('img')].find((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return image.complete && width > 0 && bottom > 0 && top < innerHeight;
  });
  if (!picture) return undefined;
  const [x = 50, y = 50] = getComputedStyle(picture).objectPosition.split(' ').map(parseFloat);
  return { path: link.pathname, frame: picture.getBoundingClientRect(), focus: { x: x / 100, y: y / 100 } };
}

/** From the crop in the link to the whole. A view transition costs two frames before (docs/decisions/012). */
export function movePicture({ frame, focus }: PictureInLink, picture: HTMLImageElement): void {
  const place = picture.getBoundingClientRect();
  if (!picture.complete || !place.width || !place.height) return;
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
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
  document.getElementById('main')?.setAttribute('data-navigated', 'picture');
}
