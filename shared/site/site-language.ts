import type { Site, SiteLanguage } from '@portfolio/contract/shell';

/** Where the pages in the language of these settings stand: "/ko", or "" for the main one. */
export function languagePath({ language, languages = [] }: Pick<Site, 'language' | 'languages'>): string {
  return languages.find(({ tag }) => tag === language)?.path ?? '';
}

/** For search engines: where a page stands in each language, and for everybody else in the main one. */
export function alternates(languages: readonly SiteLanguage[]): { tag: string; below: string }[] {
  const all = languages.map(({ tag, path }) => ({ tag, below: path }));
  return all.length > 0 ? [...all, { tag: 'x-default', below: '' }] : [];
}

/** The complete address of a page in the language of these settings. */
export function pageAddress(site: Pick<Site, 'address' | 'language' | 'languages'>, path: string): string {
  return site.address + languagePath(site) + encodeURI(path);
}

/** The other languages of a site. */
export function otherLanguages({ language, languages = [] }: Pick<Site, 'language' | 'languages'>): SiteLanguage[] {
  return languages.filter(({ tag }) => tag !== language);
}
