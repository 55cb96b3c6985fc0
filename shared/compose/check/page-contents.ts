import { Parser } from 'htmlparser2';

/** What is wrong with a page by itself, and the addresses that it needs: links to pages, and files such as pictures. */
export type PageContents = { faults: string[]; links: readonly string[]; files: readonly string[] };

/** @param body HTML as React rendered it. */
export function readPageContents(body: string): PageContents {
  const faults: string[] = [];
  const ids = new Set<string>();
  const links = new Set<string>();
  const files = new Set<string>();
  let headings = 0;
  const parser = new Parser({
    onopentag(name, { id, href, src, srcset, poster }) {
      if (name === 'h1') headings++;
      if (id !== undefined && ids.has(id)) faults.push(`two elements have the id "${id}"`);
      if (id !== undefined) ids.add(id);
      if (name === 'a' && href) links.add(href);
      for (const file of [src, poster, ...(srcset ?? '').split(', ').map((each) => each.replace(/ .*/, ''))])
        if (file?.startsWith('/')) files.add(file);
    },
    oncomment(text) {
      // React marks a Suspense boundary that shows its fallback.
      if (text === '$!' || text === '$?') faults.push('a part of it shows a loading state');
    },
  });
  parser.end(body);
  if (headings === 0) faults.push('it has no h1');
  for (const link of links)
    if (/^#./.test(link) && ![link.slice(1), decoded(link.slice(1))].some((id) => ids.has(id)))
      faults.push(`it links to ${link}, which is not on the page`);
  return { faults, files: [...files], links: [...links].filter((link) => link.startsWith('/')) };
}

/** An address as its file or element is called; one that is no encoding, such as "/100% CV.pdf", is the name itself. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
