/**
 * The preload of the page's most important picture. It stands before the policy, because a browser requests nothing
 * that stands behind a policy in the document until it has parsed that.
 * @returns an empty string where the body has no such picture.
 */
export function firstPicturePreload(body: string): string {
  const picture = /(?:<picture>(<source [^>]*>))?<img [^>]*\bfetchPriority="high"[^>]*>/.exec(body);
  if (!picture) return '';
  const [image, source] = picture;
  const address = source
    ? `type="${valueOf(source, 'type')}" imagesrcset="${valueOf(source, 'srcSet')}" imagesizes="${valueOf(source, 'sizes')}"`
    : `href="${valueOf(image, 'src')}"`;
  return `<link rel="preload" as="image" fetchpriority="high" ${address}>`;
}

/** @throws Error where the tag lacks the attribute: the page would load its first picture twice. */
function valueOf(tag: string, attribute: string): string {
  const value = new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1];
  if (value === undefined) throw new Error(`${tag} has no ${attribute}, so its picture can't be preloaded.`);
  return value;
}
