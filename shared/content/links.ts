import { decoded } from './inline';

/** Where links may lead: every path of the site with the folder that serves it. */
export type Routes = ReadonlyMap<string, string>;

/** Among the routes where an area's pages are not known: it lies in another repository and was not seen live yet. */
export const unknownPaths = '*';

const elsewhere = /^(?:https?:\/\/.|mailto:.|tel:.)/i;

/** What was expected instead of a dead link; undefined for a valid one. */
export function linkFault(href: string, routes: Routes): string | undefined {
  if (elsewhere.test(href) || href.startsWith('#')) return undefined;
  if (!href.startsWith('/') || href.startsWith('//')) {
    return `a path of this site such as "${examples(routes)[0] ?? '/'}", a heading of this page such as "#the-roof", or a complete address such as "https://example.com"`;
  }
  const path = decoded(pathOf(href));
  if (routes.has(path)) return undefined;
  const plain = (each: string) => each.toLowerCase().replace(/(?:\/|\/index\.md|\.md|\.html)$/, '');
  const meant = [...routes.keys()].find((route) => route !== '/' && plain(route) === plain(path));
  // Publish knows all pages and checks the link again.
  if (!meant && routes.has(unknownPaths)) return undefined;
  return meant
    ? `"${meant}", spelt exactly so`
    : `the name of a content folder, such as ${examples(routes).join(', ')}`;
}

/** The heading that an address refers to on the page at `path`, if any. */
export function anchorOf(href: string, path: string): string | undefined {
  const at = href.indexOf('#');
  if (at < 0 || (at > 0 && pathOf(href) !== path)) return undefined;
  return decoded(href.slice(at + 1));
}

function pathOf(href: string): string {
  return href.split(/[?#]/)[0] ?? href;
}

function examples(routes: Routes): string[] {
  return [...routes].flatMap(([path, owner]) => (owner === 'shell' || path === unknownPaths ? [] : [path])).slice(0, 3);
}
