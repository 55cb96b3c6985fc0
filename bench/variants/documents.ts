import type { PageState } from '@portfolio/site/page-state';
import { worksFilterScript } from '@portfolio/compose/document/scripts/works-filter-script';
import { themeScript } from '@portfolio/compose/document/scripts/theme-script';
import type { VariantBuild } from './builds';

const scripts = /<script\b([^>]*)>(.*?)<\/script>/gs;
const scriptPreloads = /<link rel="preload" as="script"[^>]*>/g;
const state = /(?<=<script type="application\/json" id="state">).*?(?=<\/script>)/s;

/** The page without any script, under the same policy. */
export function withoutScripts(html: string): string {
  return keepScripts(html, (attributes) => attributes.includes('application/ld+json'));
}

/**
 * The page as one build without federation would prerender it, under the same policy and with the same integrity
 * values. Of the inline scripts it has those that any prerendered page would need.
 */
export function withOneBundle(html: string, build: VariantBuild, url: string): string {
  const area = stateOf(html).lock.area?.name ?? 'pages';
  const preloads = filesOf(build, area, '.js').map(
    (file) => `<link rel="preload" as="script" href="${url}${file}" ${integrityAttributes(build, file)}>`,
  );
  const [style] = filesOf(build, area, '.css');
  const isNeeded = (attributes: string, text: string) =>
    attributes.includes('application/') || text === themeScript || text === worksFilterScript;
  return keepScripts(html, isNeeded)
    .replace(/data-href="(?:area|pages)\.[^"]*"/, `data-href="${style}"`)
    .replace(state, () => stateFor(html, build, true))
    .replace('</head>', () => `${entryTags(build, url)}${preloads.join('')}</head>`);
}

/** The empty page of a host that renders in the browser. */
export function asOrdinaryHost(html: string, build: VariantBuild, url: string): string {
  const style = build.entry.find((file) => file.endsWith('.css'));
  const [element] = /<html\b[^>]*>/.exec(html) ?? [];
  return [
    `<!doctype html>${element}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Portfolio</title><link rel="icon" href="data:,">',
    `<link rel="stylesheet" href="${url}${style}">${entryTags(build, url)}</head><body><div id="root"></div>`,
    `<script type="application/json" id="state">${stateFor(html, build, false)}</script></body></html>`,
  ].join('');
}

function keepScripts(html: string, isKept: (attributes: string, text: string) => boolean): string {
  return html
    .replace(scriptPreloads, '')
    .replace(scripts, (element, attributes: string, text: string) => (isKept(attributes, text) ? element : ''));
}

function entryTags(build: VariantBuild, url: string): string {
  const files = build.entry.filter((file) => file.endsWith('.js'));
  return files
    .map((file) => `<script defer src="${url}${file}" ${integrityAttributes(build, file)}></script>`)
    .join('');
}

function integrityAttributes({ scripts }: VariantBuild, file: string): string {
  return `crossorigin="anonymous" integrity="${scripts[file]}"`;
}

function filesOf({ chunks }: VariantBuild, chunk: string, extension: string): string[] {
  return (chunks[chunk] ?? []).filter((file) => file.endsWith(extension));
}

/** The page's state with the scripts of the variant; without its view where the variant loads that. */
function stateFor(html: string, { scripts }: VariantBuild, withView: boolean): string {
  const { lock, frame, site, texts, view } = stateOf(html);
  const own = { lock: { ...lock, scripts }, frame, site, texts, ...(withView && { view }) };
  return JSON.stringify(own).replace(/</g, '\\u003c');
}

function stateOf(html: string): PageState {
  const [json] = state.exec(html) ?? [];
  if (!json) throw new Error('A published page has no <script id="state">: no variant can be made of it.');
  return JSON.parse(json) as PageState;
}
