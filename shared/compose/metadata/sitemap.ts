import type { PageDocument } from '@portfolio/contract/page';
import type { Site } from '@portfolio/contract/shell';
import { escapeHtml } from '@portfolio/site/escape-html';
import { alternates } from '@portfolio/site/site-language';
import { figuresOf, fileOf } from './figures';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A canonical page with its pictures, and with the files that it offers for download. */
export type MappedPage = { path: string; pictures: readonly string[]; files?: readonly string[] };

export function mapped(page: PageDocument): MappedPage {
  const pictures = figuresOf(page).map(({ picture }) => fileOf(picture));
  return { path: page.path, pictures, ...(page.files && { files: page.files.map(({ href }) => href) }) };
}

/**
 * The canonical pages of one workspace in all languages of the site, with their pictures, and behind them their downloads
 * as addresses of their own.
 */
export function sitemap(
  { address, languages = [] }: Pick<Site, 'address' | 'languages'>,
  pages: readonly MappedPage[],
): string {
  const at = (path: string) => `<loc>${complete(address, path)}</loc>`;
  const picture = (src: string) => `<image:image><image:loc>${complete(address, src)}</image:loc></image:image>`;
  const others = (path: string) =>
    alternates(languages).map(
      ({ tag, below }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${complete(address, below + path)}"/>`,
    );
  const belows = languages.length > 0 ? languages.map((language) => language.path) : [''];
  const urls = pages.flatMap(({ path, pictures }) =>
    belows.map(
      (below) =>
        `<url>${at(below + path)}${others(path).join('')}${[...new Set(pictures)].map(picture).join('')}</url>`,
    ),
  );
  const files = new Set(pages.flatMap((page) => page.files ?? []));
  for (const file of files) urls.push(`<url>${at(file)}</url>`);
  const images = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  const links = languages.length > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `${head}<urlset xmlns="${schema}" ${images}${links}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** The index of all workspaces' sitemaps: a publish only writes its own. */
export function sitemapIndex(address: string, files: readonly string[]): string {
  const maps = files.map((file) => `<sitemap><loc>${complete(address, `/${file}`)}</loc></sitemap>`);
  return `${head}<sitemapindex xmlns="${schema}">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

function complete(address: string, path: string): string {
  return escapeHtml(address + encodeURI(path));
}
