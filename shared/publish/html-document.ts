import type { AreaRelease, BuildManifest, PageState, Scripts, ThirdParties } from '../contract/release';
import { choiceScript } from './choice-script';
import { ownRules } from './own-rules';
import { pagePolicy } from './policy';
import { pageFacts, pageHead, type Reach } from './reach/page-head';
import { themeHead, themeScript } from './theme-script';

export type HtmlParts = {
  path: string;
  title: string;
  summary: string;
  body: string;
  /** The request for the picture that the page is looked at for. */
  firstPicture?: string;
  state: PageState;
  /** CSS of shell and area, with the file name under which the runtime would look for it. */
  styles: readonly { file: string; css: string }[];
  shell: { url: string; manifest: BuildManifest };
  area?: { url: string; release: AreaRelease; manifest: BuildManifest };
  /** What leads and watches over the start: two scripts that stand in the page, and the notices that it shows. */
  guard?: { line: string; script: string; notices: string };
  /** What others are told of the page. A development server tells nobody. */
  reach?: Reach;
  /** URL of the font that the first view needs. */
  font?: string;
  /** Other origins that the page may ask. A development server has no policy. */
  thirdParties?: ThirdParties;
};

/** The HTML file of a page. */
export function htmlDocument(parts: HtmlParts): string {
  const { state, guard } = parts;
  const { site } = state;
  const own = ownRules(parts.body);
  const asked = askedFirst(parts);
  // One element for both: between two the parser gives way to others.
  const first = themeScript + (guard?.line ?? '');
  const inside = {
    styles: [...parts.styles.map(({ css }) => css), ...(own ? [own] : [])],
    scripts: [first, ...(state.view.kind === 'works' ? [choiceScript] : []), ...(guard ? [guard.script] : [])],
  };
  return [
    `<!doctype html><html lang="${escapeHtml(site.language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    parts.firstPicture ?? '',
    // Before anything else that it governs.
    parts.thirdParties ? policyTag(pagePolicy(inside, parts.thirdParties)) : '',
    `<title>${escapeHtml(parts.title)}</title><meta name="description" content="${escapeHtml(parts.summary)}">`,
    state.view.kind === 'not-found'
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(site.address + encodeURI(parts.path))}">`,
    parts.reach ? pageHead(parts, parts.reach) : '<link rel="icon" href="data:,">',
    themeHead(),
    // Before the styles: the scripts reckon from when the picture is asked for.
    `<script>${first}</script>`,
    // The guard loads what lies here after what the page is looked at for; see shell/src/start-scripts.ts.
    guard ? `<template id="start-scripts">${scriptTags(parts, asked)}</template>` : '',
    guard ? `<script type="module">${guard.script}</script>` : '',
    // A phone's line is for the picture; there the font follows with the first layout.
    parts.font
      ? `<link rel="preload" as="font" type="font/woff2" crossorigin media="(min-width: 720px)" href="${parts.font}">`
      : '',
    // With data-href the runtime takes a style sheet for loaded and does not fetch it again.
    ...parts.styles.map(({ file, css }) => `<style data-href="${file}">${css}</style>`),
    own && `<style>${own}</style>`,
    state.view.kind === 'works' ? `<script>${choiceScript}</script>` : '',
    guard ? '' : scriptTags(parts, asked),
    `</head><body><div id="root">${parts.body}</div>`,
    guard ? `<template id="start-notices">${guard.notices}</template>` : '',
    parts.reach ? pageFacts(parts, parts.reach) : '',
    `<script type="application/json" id="state">${JSON.stringify(state).replace(/</g, '\\u003c')}</script>`,
    // Last, and less urgent than anything: until here the line is for the page itself.
    preloadsOf(parts.shell.url, asked, parts.shell.manifest.scripts, ' fetchpriority="low"'),
    '</body></html>\n',
  ].join('');
}

/** The element that holds a page's policy. */
function policyTag(policy: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
}

/**
 * Where no picture needs the line, React, half of what a page loads, comes while a phone draws the words. Not more than
 * that: what each request costs a slow processor, the words would wait for.
 */
function askedFirst({ guard, firstPicture, shell }: HtmlParts): readonly string[] {
  const [react] = shell.manifest.app ?? [];
  return guard && !firstPicture && react ? [react] : [];
}

/**
 * The shell's entry, and beside it what it asks for at once: React and its app, the area's entry and chunk. A preload
 * is used only by a request of the same mode and the same integrity value.
 * @param asked files that the page asks for elsewhere.
 */
function scriptTags({ shell, area }: HtmlParts, asked: readonly string[]): string {
  const { entry, app = [], module, scripts } = shell.manifest;
  return [
    ...entry.map((file) => `<script async src="${shell.url}${file}" ${checked(scripts[file])}></script>`),
    preloadsOf(
      shell.url,
      app.filter((file) => !asked.includes(file)),
      scripts,
    ),
    area
      ? preloadsOf(area.url, [...new Set([area.release.entry, ...area.manifest.module])], area.release.scripts)
      : preloadsOf(shell.url, module, scripts),
  ].join('');
}

function preloadsOf(url: string, files: readonly string[], scripts: Scripts, priority = ''): string {
  return files
    .map((file) => `<link rel="preload" as="script" href="${url}${file}"${priority} ${checked(scripts[file])}>`)
    .join('');
}

/** The attributes of a script whose bytes are checked. Only a development server has scripts without a hash. */
function checked(integrity: string | undefined): string {
  return `crossorigin="anonymous"${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}`;
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
