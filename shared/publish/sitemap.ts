import { escapeHtml } from './html-document';

/** The sitemap of the canonical pages. @param address origin without a slash at the end. */
export function sitemap(address: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${escapeHtml(address + encodeURI(path))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
