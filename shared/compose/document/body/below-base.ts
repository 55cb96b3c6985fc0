/**
 * A complete HTML document of a site below a path, or in one of its other languages: the document says the paths, and
 * every address of the site in a tag begins with them. What stands in scripts and style sheets stays, because the page's
 * policy has its hash. The shell does the same to what it renders in a browser: shared/site/prefix-addresses.ts.
 * @param base such as "/repo", or empty.
 * @param language where the pages of the document's language stand below it, such as "/ko", or empty.
 */
export function belowBase(html: string, base: string, language = ''): string {
  if (!base && !language) return html;
  const prefixed = (tag: string) => {
    // Only links lead to pages of a language; one to another language has the path of that.
    const pages = isToLanguage.test(tag) ? base : base + language;
    return tag.replace(attribute, (_, start: string, addresses: string) => {
      // Files of releases have names that begin with "_".
      const isPage = start.trimStart().startsWith('href') && !addresses.startsWith('/_');
      return start + addresses.replace(ofSite, isPage ? `${pages}/` : `${base}/`);
    });
  };
  const attributes = `${base && `data-base="${base}" `}${language && `data-language="${language}" `}`;
  return html
    .replace(tags, (piece, opening?: string) =>
      opening ? prefixed(opening) + piece.slice(opening.length) : prefixed(piece),
    )
    .replace('<html ', `<html ${attributes}`);
}

const isToLanguage = /\shreflang="/i;

/** A script or style sheet with its tag first, or another tag. All that writes HTML here escapes ">" in attributes. */
const tags = /(<(script|style)\b[^>]*>)[^]*?<\/\2>|<[a-z][^>]*>/g;
const attribute = /(\s(?:href|src|srcset|imagesrcset|poster|action)=")([^"]*)/gi;
/** A list of pictures has several. */
const ofSite = /(?<=^|, )\/(?!\/)/g;
