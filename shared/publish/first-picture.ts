/**
 * The request for the picture that a page is looked at for. It stands before the page's policy: a browser asks for
 * nothing that stands behind one before it has read it, which on a phone is a sixth of the way to the picture.
 * @returns nothing where the body has no such picture.
 */
export function firstPicturePreload(body: string): string {
  const picture = /(?:<picture>(<source [^>]*>))?<img [^>]*\bfetchPriority="high"[^>]*>/.exec(body);
  if (!picture) return '';
  const [image, source] = picture;
  const attributes = source
    ? { type: valueOf(source, 'type'), imagesrcset: valueOf(source, 'srcSet'), imagesizes: valueOf(source, 'sizes') }
    : { href: valueOf(image, 'src') };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<link rel="preload" as="image" fetchpriority="high" ${written.join(' ')}>`;
}

/** @throws Error where the tag lacks the attribute: the page would load its first picture twice. */
function valueOf(tag: string, attribute: string): string {
  const value = new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1];
  if (value === undefined) throw new Error(`${tag} has no ${attribute}, so its picture can't be asked for beforehand.`);
  return value;
}
