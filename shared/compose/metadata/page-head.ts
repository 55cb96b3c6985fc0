import type { View } from '@portfolio/site/page-state';
import { escapeHtml } from '@portfolio/site/escape-html';
import { alternates, otherLanguages, pageAddress } from '@portfolio/site/site-language';
import { nameOf, type HeadOf, type PageMetadata } from './page-metadata';
import { structuredData } from './structured-data';

/** Links to icons, manifest and feed, and the preview metadata. */
export function pageHead(page: HeadOf, reach: PageMetadata): string {
  const { site, view } = page.state;
  const { files } = reach;
  const always = [
    `<link rel="icon" type="image/svg+xml" href="${files}icon.svg">`,
    `<link rel="icon" type="image/png" sizes="192x192" href="${files}icon-192.png">`,
    `<link rel="apple-touch-icon" href="${files}icon-180.png">`,
    `<link rel="manifest" href="${files}manifest.json">`,
    `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(site.name)}" href="/feed.xml">`,
  ].join('');
  return view.kind === 'not-found' ? always : always + inLanguages(page) + shared(page, reach);
}

/** Where the same page stands in the site's other languages. */
function inLanguages({ path, state: { site } }: HeadOf): string {
  const links = alternates(site.languages ?? []).map(
    ({ tag, below }) =>
      `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(site.address + below + encodeURI(path))}">`,
  );
  return links.join('');
}

/** A language as Open Graph names it: "ko" → "ko_KR". */
function localeOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return region ? `${language}_${region}` : language;
}

/** The page's facts as JSON-LD. */
export function pageFacts(page: HeadOf, reach: PageMetadata): string {
  if (page.state.view.kind === 'not-found') return '';
  const facts = JSON.stringify(structuredData(page, reach)).replace(/</g, '\\u003c');
  return `<script type="application/ld+json">${facts}</script>`;
}

/** Open Graph (https://ogp.me) and Twitter cards. */
function shared(page: HeadOf, { share }: PageMetadata): string {
  const { path, summary } = page;
  const { site, view } = page.state;
  const title = nameOf(page);
  const image = site.address + encodeURI(share.src);
  const graph = {
    'og:type': isWork(view) ? 'article' : 'website',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': summary,
    'og:url': pageAddress(site, path),
    'og:image': image,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': share.alt,
    ...(site.languages && { 'og:locale': localeOf(site.language) }),
  };
  const others = otherLanguages(site).map(({ tag }) => ({ 'og:locale:alternate': localeOf(tag) }));
  const card = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': summary,
    'twitter:image': image,
    'twitter:image:alt': share.alt,
  };
  const tags = (kind: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => `<meta ${kind}="${name}" content="${escapeHtml(value)}">`);
  const all = [graph, ...others].flatMap((values) => tags('property', values));
  return [...all, ...tags('name', card)].join('');
}

function isWork(view: View): boolean {
  return view.kind === 'area' && view.page.facts.length > 0;
}
