import type { PageState } from 'shared/contract/release';
import { hashSource } from 'shared/publish/policy';
import { themeScript } from 'shared/publish/theme-script';
import type { RivalBuild } from './builds';

const state = /(?<=<script type="application\/json" id="state">).*?(?=<\/script>)/s;
const scripts = /<script\b[^>]*>.*?<\/script>/gs;
/** What asks for the site's scripts, at once or later, and the notices of their start. */
const asked = /<template id="start-[^>]*>.*?<\/template>|<link rel="preload" as="script"[^>]*>/gs;
/** The script that watches over the start; an ordinary page has none. */
const guard = /<script type="module">.*?<\/script>/s;
/** What runs before the first words; of that an ordinary page has the visitor's theme. */
const first = /(?<=<script>).*?(?=<\/script>)/s;

/** The page without any script, under the same policy: what it shows is there when its HTML is. */
export function withoutScripts(html: string): string {
  return html.replace(scripts, '').replace(asked, '');
}

/** The page as one build would prerender it, under the same policy; its scripts carry their hashes as the site's do. */
export function withOneBundle(html: string, build: RivalBuild, url: string): string {
  const area = stateOf(html).lock.area?.name ?? 'pages';
  const preloads = namesOf(build, area, '.js').map(
    (file) => `<link rel="preload" as="script" href="${url}${file}" ${checked(build, file)}>`,
  );
  const [style] = namesOf(build, area, '.css');
  const [script = ''] = first.exec(html) ?? [];
  return html
    .replace(asked, '')
    .replace(guard, '')
    .replace(script, themeScript)
    .replace(hashSource(script), hashSource(themeScript))
    .replace(/data-href="(?:area|pages)\.[^"]*"/, `data-href="${style}"`)
    .replace(state, () => stateFor(html, build, true))
    .replace('</head>', () => `${entryTags(build, url)}${preloads.join('')}</head>`);
}

/** An empty page of a host that renders in the browser. */
export function asOrdinaryHost(html: string, build: RivalBuild, url: string): string {
  const style = build.entry.find((file) => file.endsWith('.css'));
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Portfolio</title><link rel="icon" href="data:,">',
    `<link rel="stylesheet" href="${url}${style}">${entryTags(build, url)}</head><body><div id="root"></div>`,
    `<script type="application/json" id="state">${stateFor(html, build, false)}</script></body></html>`,
  ].join('');
}

function entryTags(build: RivalBuild, url: string): string {
  const files = build.entry.filter((file) => file.endsWith('.js'));
  return files.map((file) => `<script defer src="${url}${file}" ${checked(build, file)}></script>`).join('');
}

function checked({ scripts }: RivalBuild, file: string): string {
  return `crossorigin="anonymous" integrity="${scripts[file]}"`;
}

function namesOf({ chunks }: RivalBuild, chunk: string, extension: string): string[] {
  return (chunks[chunk] ?? []).filter((file) => file.endsWith(extension));
}

/** What the page carries for its start, with the rival's scripts; without its view where that is loaded. */
function stateFor(html: string, { scripts }: RivalBuild, withView: boolean): string {
  const { lock, frame, site, texts, view } = stateOf(html);
  const own = { lock: { ...lock, scripts }, frame, site, texts, ...(withView && { view }) };
  return JSON.stringify(own).replace(/</g, '\\u003c');
}

function stateOf(html: string): PageState {
  const [json] = state.exec(html) ?? [];
  if (!json) throw new Error('The published page carries no state: a rival cannot be made of it.');
  return JSON.parse(json) as PageState;
}
