import { test as base } from '../fixtures';
import { serveFolder } from '../site/serve-site';
import { sitemapRoutes } from '../site/sitemap-routes';
import { mailbox, publishSecondOwner } from './publish-second-owner';

type OtherSite = { site: string; address: string };

/** Every page is asked for from the other owner's site. */
export const test = base.extend<object, { other: OtherSite }>({
  other: [
    // Playwright reads which fixtures it needs from the pattern.
    async ({}, use) => {
      const site = publishSecondOwner();
      const { origin, stop } = await serveFolder(site, { MAILBOX: mailbox });
      await use({ site, address: origin });
      stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ other }, use) => use(other.address),
});

/** Where the pages of each language stand: the main one at the root. */
export const languages = { sv: '', en: '/en', ar: '/ar' } as const;
type Language = keyof typeof languages;

/** The language of a page, by its path. */
export function languageOf(path: string): Language {
  const [, first] = path.split('/');
  return first === 'en' || first === 'ar' ? first : 'sv';
}

/** The pages of a published site in a language. */
export function routesIn(site: string, language: Language): string[] {
  return sitemapRoutes(site).filter((path) => languageOf(path) === language);
}
