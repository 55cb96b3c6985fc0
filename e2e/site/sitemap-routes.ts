import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The canonical pages of a published site, sorted. */
export function sitemapRoutes(site: string): string[] {
  const maps = readdirSync(site).filter((name) => /^sitemap-.*\.xml$/.test(name));
  const urls = maps.flatMap((name) => readFileSync(join(site, name), 'utf8').match(/(?<=<url><loc>)[^<]+/g) ?? []);
  const paths = urls.map((url) => new URL(url).pathname);
  // What begins so is a file for download.
  return paths.filter((path) => !path.startsWith('/_')).sort();
}
