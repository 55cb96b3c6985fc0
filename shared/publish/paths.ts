import type { AreaName } from '@portfolio/contract/areas';
import type { ReleaseOwner } from '@portfolio/contract/release';

/** Where things stand inside a site. */
export const pointerFile = 'releases.json';
export const siteIndexFile = 'works.json';
export const sitemapFile = 'sitemap.xml';
export const robotsFile = 'robots.txt';
export const workerFile = 'service-worker.js';
export const feedFile = 'feed.xml';

/** The sitemap of one workspace's pages. */
export function ownSitemapFile(owner: ReleaseOwner): string {
  return `sitemap-${owner}.xml`;
}

export function releaseFolder(owner: ReleaseOwner, release: string): string {
  return `${releasesFolder(owner)}/${release}`;
}

export function releasesFolder(owner: ReleaseOwner): string {
  return owner === 'shell' ? '_shell' : `_areas/${owner}`;
}

export function mediaFolder(area: AreaName): string {
  return `_areas/${area}/media`;
}

/** The file of a page: "/GDL" → "GDL.html", "/" → "index.html". */
export function pageFile(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`;
}
