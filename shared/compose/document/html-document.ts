import { escapeHtml } from '@portfolio/site/escape-html';
import type { AreaRelease, BuildManifest, Preview, Scripts } from '@portfolio/contract/release';
import type { PageState } from '@portfolio/site/page-state';
import { pageAddress } from '@portfolio/site/site-language';
import { directionOf } from '@portfolio/site/text-direction';
import { worksFilterScript } from './scripts/works-filter-script';
import { languageLinkScript } from './scripts/language-link-script';
import { languageOfferScript } from './scripts/language-offer-script';
import { inlineStyleRules } from './body/inline-style-rules';
import type { Inside } from './page-policy';
import { pageFacts, pageHead } from '../metadata/page-head';
import type { PageMetadata } from '../metadata/page-metadata';
import { previewBanner, previewBannerStyle } from './preview-banner';
import { themeHead, themeScript } from './scripts/theme-script';

export type HtmlParts = {
  path: string;
  title: string;
  summary: string;
  body: string;
  /** What stands behind it and is not hydrated. Absent in development. */
  closing?: string;
  /** The preload of the page's most important picture; see first-picture.ts. */
  firstPicture?: string;
  state: PageState;
  /** CSS of shell and area, with the file name under which webpack's runtime looks for it. */
  styles: readonly { file: string; css: string }[];
  shell: { url: string; manifest: BuildManifest };
  area?: { url: string; release: AreaRelease; manifest: BuildManifest };
  /** The inline script that watches the start, and the notices that it shows; see shared/page-start/start-guard.ts. */
  guard?: { script: string; notices: string };
  /** Metadata for search engines, previews and feeds. Absent in development. */
  reach?: PageMetadata;
  /** What the page is a part of, where it is not of the live site. */
  preview?: Preview;
  /** URL of the font. */
  font?: string;
  /** The policy of a page with these inline scripts and styles. A page in development has none. */
  policy?: (inside: Inside) => string;
};

/** The HTML file of a page. */
export function htmlDocument(parts: HtmlParts): string {
  const { state, guard, preview } = parts;
  const { site } = state;
  const direction = directionOf(site.language) === 'rtl' ? ' dir="rtl"' : '';
  const own = inlineStyleRules(parts.body) + (preview ? previewBannerStyle : '');
  const scripts = [
    themeScript,
    ...(state.view.kind === 'works' ? [worksFilterScript] : []),
    ...(site.languages ? [languageLinkScript] : []),
    ...(guard && site.languages ? [languageOfferScript] : []),
    ...(guard ? [guard.script] : []),
  ];
  const inline = { scripts, styles: [...parts.styles.map(({ css }) => css), ...(own ? [own] : [])] };
  return [
    `<!doctype html><html lang="${escapeHtml(site.language)}"${direction}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    parts.firstPicture ?? '',
    parts.policy ? policyTag(parts.policy(inline)) : '',
    parts.font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="${parts.font}">` : '',
    `<title>${escapeHtml(parts.title)}</title><meta name="description" content="${escapeHtml(parts.summary)}">`,
    state.view.kind === 'not-found' || preview
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(pageAddress(site, parts.path))}">`,
    parts.reach ? pageHead(parts, parts.reach) : '<link rel="icon" href="data:,">',
    themeHead(),
    ...scripts.map((script) => `<script>${script}</script>`),
    // With data-href webpack's runtime treats a style sheet as loaded.
    ...parts.styles.map(({ file, css }) => `<style data-href="${file}">${css}</style>`),
    own && `<style>${own}</style>`,
    `</head><body><div id="root">${parts.body}</div>${parts.closing ?? ''}`,
    preview ? previewBanner(preview) : '',
    guard ? `<template id="start-notices">${guard.notices}</template>` : '',
    parts.reach ? pageFacts(parts, parts.reach) : '',
    `<script type="application/json" id="state">${JSON.stringify(state).replace(/</g, '\\u003c')}</script>`,
    scriptTags(parts),
    '</body></html>\n',
  ].join('');
}

/** The element that holds a page's policy. */
function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
}

/**
 * The shell's entry script and preloads of what it loads at once: the shell's other chunk, and the area's entry and
 * chunk or the shell's own pages.
 * Everything that the entry reads stands before it, so it may run as soon as it is loaded; it stands last, so that
 * its absence shows that the document is truncated. An asynchronous script has low priority as it is; asked for lower
 * still, WebKit over HTTP/1.1 holds it back until all but one of the pictures on their way have come.
 */
function scriptTags({ shell, area }: HtmlParts): string {
  const { entry, hydrate = [], module, scripts } = shell.manifest;
  const preloads = area
    ? preloadsOf(area.url, [area.release.entry, ...area.manifest.module], area.release.scripts)
    : preloadsOf(shell.url, module, scripts);
  const tags = entry.map(
    (file) => `<script id="entry" async src="${shell.url}${file}" ${checked(scripts[file])}></script>`,
  );
  return preloadsOf(shell.url, hydrate, scripts) + preloads + tags.join('');
}

/** A preload is only used by a request of the same mode and integrity value. */
function preloadsOf(url: string, files: readonly string[], scripts: Scripts): string {
  return files
    .map(
      (file) => `<link rel="preload" as="script" href="${url}${file}" fetchpriority="low" ${checked(scripts[file])}>`,
    )
    .join('');
}

/** Scripts of a development server have no integrity value. */
function checked(integrity: string | undefined): string {
  return `crossorigin="anonymous"${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}`;
}
