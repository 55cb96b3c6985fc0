import type { View } from '@portfolio/site/page-state';
import { escapeHtml } from '@portfolio/site/escape-html';
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
  return view.kind === 'not-found' ? always : always + shared(page, reach);
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
    'og:url': site.address + encodeURI(path),
    'og:image': image,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': share.alt,
  };
  const card = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': summary,
    'twitter:image': image,
    'twitter:image:alt': share.alt,
  };
  const tags = (kind: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => `<meta ${kind}="${name}" content="${escapeHtml(value)}">`);
  return [...tags('property', graph), ...tags('name', card)].join('');
}

function isWork(view: View): boolean {
  return view.kind === 'area' && view.page.facts.length > 0;
}
