import { decoded } from './inline';

/** Where links may lead: every path of the site with the folder that serves it. */
export type Routes = ReadonlyMap<string, string>;

const elsewhere = /^(?:https?:\/\/.|mailto:.|tel:.)/i;

/**
 * What was expected instead of a dead link; undefined for a valid one.
 * @param isPart whether the repository holds only a part of the site: the rest is checked when it is published.
 */
export function linkFault(href: string, routes: Routes, isPart = false): string | undefined {
  if (elsewhere.test(href) || href.startsWith('#')) return undefined;
  if (!href.startsWith('/') || href.startsWith('//')) {
    return `a path of this site such as "${examples(routes)[0] ?? '/'}", a heading of this page such as "#the-roof", or a complete address such as "https://example.com"`;
  }
  const path = decoded(pathOf(href));
  if (routes.has(path)) return undefined;
  const plain = (each: string) => each.toLowerCase().replace(/(?:\/|\/index\.md|\.md|\.html)$/, '');
  const meant = [...routes.keys()].find((route) => route !== '/' && plain(route) === plain(path));
  if (meant) return `"${meant}", spelt exactly so`;
  return isPart ? undefined : `the name of a content folder, such as ${examples(routes).join(', ')}`;
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
  return [...routes].flatMap(([path, owner]) => (owner === 'shell' ? [] : [path])).slice(0, 3);
}
