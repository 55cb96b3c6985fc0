/**
 * A complete HTML document of a site below a path: the document says the path, and every address of the site in a tag
 * begins with it. What stands in scripts and style sheets stays, because the page's policy has its hash. The shell does
 * the same to what it renders in a browser: shell/src/loading/prefix-addresses.ts.
 * @param base such as "/repo", or empty.
 */
export function belowBase(html: string, base: string): string {
  if (!base) return html;
  const prefixed = (tag: string) =>
    tag.replace(address, (attribute) => attribute.replace(/(="|, )\/(?!\/)/g, `$1${base}/`));
  return html
    .replace(tags, (piece, opening?: string) =>
      opening ? prefixed(opening) + piece.slice(opening.length) : prefixed(piece),
    )
    .replace('<html ', `<html data-base="${base}" `);
}

/** A script or style sheet with its tag first, or another tag. All that writes HTML here escapes ">" in attributes. */
const tags = /(<(script|style)\b[^>]*>)[^]*?<\/\2>|<[a-z][^>]*>/g;
/** A list of pictures has several. */
const address = /\s(?:href|src|srcset|imagesrcset|poster|action)="[^"]*"/gi;
