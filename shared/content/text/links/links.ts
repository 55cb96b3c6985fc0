import { decoded } from '../markdown/syntax/inline';

/** Where links may lead: every path of the site with the folder that serves it. */
export type Routes = ReadonlyMap<string, string>;

/** The ids of a page that links may name: of its headings, and those of its pictures and of its studies. */
export type Anchors = { headings: readonly string[]; others: readonly string[] };
export type AnchorsOf = (path: string) => Anchors | undefined;

/** What links may lead to. */
export type LinkContext = {
  routes: Routes;
  /** Paths of drafts that are left out: links to them have a sentence of their own. */
  drafts: ReadonlySet<string>;
  anchors: AnchorsOf;
};

/** Among the routes where an area's pages are not known: it lies in another repository and was not seen live yet. */
export const unknownPaths = '*';

const elsewhere = /^(?:https?:\/\/.|mailto:.|tel:.)/i;

type LinkTargets = Pick<LinkContext, 'routes'> & Partial<Pick<LinkContext, 'drafts'>>;

/** What is wrong with a link, and what was expected instead. */
export type LinkFault = { found: string; expected: string };

/** Addresses that run something, or show what is no page: a browser would do it in the name of the site. */
const refused = /^(?:javascript|vbscript|data|blob|file):/i;

/** What is wrong with a dead link; undefined for a valid one. */
export function linkFault(href: string, { routes, drafts }: LinkTargets): LinkFault | undefined {
  if (elsewhere.test(href) || href.startsWith('#')) return undefined;
  // Browsers leave out what these characters interrupt.
  const scheme = refused.exec(decoded(href).replace(/[\p{Cc}\s]/gu, ''))?.[0];
  if (scheme) return { found: `is a ${scheme.toLowerCase()} address, which no page may have`, expected: kinds(routes) };
  if (!href.startsWith('/') || href.startsWith('//')) return nowhere(kinds(routes));
  const path = decoded(pathOf(href));
  if (routes.has(path)) return undefined;
  if (drafts?.has(path))
    return { found: 'leads to a draft, which is not published', expected: 'no link, or a page without "draft: true"' };
  const plain = (each: string) => each.toLowerCase().replace(/(?:\/|\/index\.md|\.md|\.html)$/, '');
  const meant = [...routes.keys()].find((route) => route !== '/' && plain(route) === plain(path));
  if (meant) return nowhere(`"${meant}", spelt exactly so`);
  // Publish knows all pages and checks the link again.
  if (routes.has(unknownPaths)) return undefined;
  return nowhere(`the name of a content folder, such as ${examples(routes).join(', ')}`);
}

/** What is wrong with the part after "#" of an address on the page at `ownPath`; undefined for a valid one. */
export function anchorFault(href: string, ownPath: string, anchorsOf: AnchorsOf): LinkFault | undefined {
  const [address = '', ...rest] = href.split('#');
  if (rest.length === 0 || elsewhere.test(href)) return undefined;
  const path = decoded(pathOf(address)) || ownPath;
  const known = anchorsOf(path);
  const anchor = decoded(rest.join('#'));
  if (!known || [...known.headings, ...known.others].includes(anchor)) return undefined;
  const isOwn = path === ownPath;
  const meant = known.headings.map((id) => `${isOwn ? '' : path}#${id}`);
  return {
    found: `leads to no heading of ${isOwn ? 'this page' : path}`,
    expected: meant.length > 0 ? `one of ${meant.join(', ')}` : 'a heading to which it can lead',
  };
}

function nowhere(expected: string): LinkFault {
  return { found: 'leads nowhere', expected };
}

function kinds(routes: Routes): string {
  return `a path of this site such as "${examples(routes)[0] ?? '/'}", a heading of this page such as "#the-roof", a file of the page's folder such as "cv.pdf", or a complete address such as "https://example.com"`;
}

function pathOf(href: string): string {
  return href.split(/[?#]/)[0] ?? href;
}

function examples(routes: Routes): string[] {
  return [...routes].flatMap(([path, owner]) => (owner === 'shell' || path === unknownPaths ? [] : [path])).slice(0, 3);
}
