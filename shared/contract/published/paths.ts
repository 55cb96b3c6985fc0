import { aliases, type AreaName } from '../areas';
import type { ReleaseFiles, ReleaseOwner } from '../release';

/** Files that publish writes beside the pages, and that pages may link to. */
export const siteIndexFile = 'works.json';
export const sitemapFile = 'sitemap.xml';
export const robotsFile = 'robots.txt';
export const feedFile = 'feed.xml';

export const linkedFiles: readonly string[] = [feedFile, robotsFile, siteIndexFile, sitemapFile].map(
  (file) => `/${file}`,
);

/** Where other things stand inside a site. */
export const pointerFile = 'releases.json';
export const workerFile = 'service-worker.js';

/** The sitemap of one workspace's pages. */
export function ownSitemapFile(owner: ReleaseOwner): string {
  return `sitemap-${owner}.xml`;
}

/** In a release that other sites may load: the folder of its container for them, and the manifest in it. */
export const foreignFolder = 'foreign';
export const foreignManifest = `${foreignFolder}/mf-manifest.json`;

/** That of an area's live release, at an address that stays. */
export function liveManifestFile(area: AreaName): string {
  return `mf-manifest-${area}.json`;
}

/** Each preview is a site below a path: its pages stand in `_preview/<name>`, its scripts and pictures are those of the site. */
export const previewsFolder = '_preview';

/** What a preview may be called: a part of an address, the same on file systems that know no capitals. */
export const previewName = /^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

export function previewFolder(name: string): string {
  return `${previewsFolder}/${name}`;
}

/**
 * While a release is rolled out: a whole site with it, which some of the visitors get in the place of the live one, at the
 * same addresses. Nobody can ask for the folder itself.
 */
export const rolloutFolder = '_rollout';
/** Has a file for each number of a visitor who gets that site: "00" to "09" for 10 %. nginx can look for a file, and not compare. */
export const rolloutNumbers = '.rollout';

/** In each release: its list of files, from which its name comes. */
export const filesName = 'files.json';
/** In each release of the shell: its composer. */
export const composerFile = 'server/compose.js';

export function releaseFolder(owner: ReleaseOwner, release: string): string {
  return `${releasesFolder(owner)}/${release}`;
}

export function releasesFolder(owner: ReleaseOwner): string {
  return owner === 'shell' ? '_shell' : `_areas/${owner}`;
}

export function mediaFolder(area: AreaName): string {
  return `_areas/${area}/media`;
}

const pageDocument = /^content\/pages\/(.+)\.json$/;

/** The names of the pages in a release: "HAL" for /HAL. */
export function pageNamesIn(files: ReleaseFiles): string[] {
  return Object.keys(files).flatMap((file) => pageDocument.exec(file)?.[1] ?? []);
}

/** The files of a page and its aliases. */
export function pageFiles(path: string): string[] {
  return [path, ...Object.keys(aliases).filter((alias) => aliases[alias] === path)].map(pageFile);
}

/** The file of a page: "/HAL" → "HAL.html", "/" → "index.html", "/ko/" → "ko/index.html". */
export function pageFile(path: string): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.html`;
}

/** The address of a page's file: "HAL.html" → "/HAL", "ko/index.html" → "/ko/". */
export function pageAddress(file: string): string {
  return `/${file.replace(/(?:(^|\/)index)?\.html$/, '$1')}`;
}
