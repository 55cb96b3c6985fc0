/** Files that publish writes beside the pages, and that pages may link to. */
export const siteIndexFile = 'works.json';
export const sitemapFile = 'sitemap.xml';
export const robotsFile = 'robots.txt';
export const feedFile = 'feed.xml';

export const linkedFiles: readonly string[] = [feedFile, robotsFile, siteIndexFile, sitemapFile].map(
  (file) => `/${file}`,
);
