/** Allows everything and names the sitemap. */
export function robots(address: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap.xml\n`;
}
