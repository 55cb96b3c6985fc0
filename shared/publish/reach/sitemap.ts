import type { PageDocument } from '@portfolio/contract/page';
import { escapeHtml } from '../escape-html';
import { figuresOf, fileOf } from './figures';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A canonical page with its pictures. */
export type MappedPage = { path: string; pictures: readonly string[] };

export function mapped(page: PageDocument): MappedPage {
  return { path: page.path, pictures: figuresOf(page).map(({ picture }) => fileOf(picture)) };
}

/** The canonical pages of one workspace, with their pictures. @param address origin without a slash at the end. */
export function sitemap(address: string, pages: readonly MappedPage[]): string {
  const at = (path: string) => `<loc>${complete(address, path)}</loc>`;
  const picture = (src: string) => `<image:image><image:loc>${complete(address, src)}</image:loc></image:image>`;
  const urls = pages.map(
    ({ path, pictures }) => `<url>${at(path)}${[...new Set(pictures)].map(picture).join('')}</url>`,
  );
  const images = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
  return `${head}<urlset xmlns="${schema}" ${images}>\n${urls.join('\n')}\n</urlset>\n`;
}

/** The index of all workspaces' sitemaps: a publish only writes its own. */
export function sitemapIndex(address: string, files: readonly string[]): string {
  const maps = files.map((file) => `<sitemap><loc>${complete(address, `/${file}`)}</loc></sitemap>`);
  return `${head}<sitemapindex xmlns="${schema}">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

function complete(address: string, path: string): string {
  return escapeHtml(address + encodeURI(path));
}
