import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrity } from '@portfolio/workspace/integrity';
import { searchDocuments } from '@portfolio/content/compile/search-documents';
import type { NamedGroup } from '@portfolio/content/site/site-settings';
import { areaNames, type AreaName, type GroupName } from '@portfolio/contract/areas';
import { contractVersion } from '@portfolio/contract/area-module';
import { featuredLimit, type AreaSummary } from '@portfolio/contract/page';
import type { BuildManifest, ReleaseOwner } from '@portfolio/contract/release';
import type { Site } from '@portfolio/contract/shell';
import { composerBundle } from './build-composer';
import { readSample, type SamplePage } from './sample-page';

/** `groups` are needed for an area that is not in the table. */
type SampleOptions = {
  pages?: readonly SamplePage[];
  groups?: readonly NamedGroup[];
  code?: string;
  contract?: number;
  /** Other origins that its scripts connect to. */
  connect?: readonly string[];
  /** Its style sheet. */
  style?: string;
  /** Replaces fields of the shell's site. */
  site?: Partial<Site>;
  /** Whether other sites may load it. */
  isForeign?: boolean;
  /** Another language in which there is all of its content; titles then end with it. */
  language?: string;
};

/** Pages that tell the areas of a sample site apart. */
const ownSamples = {
  architecture: [{ name: 'HAL', pictures: { hall: '<svg>hall</svg>' } }, { name: 'SPA' }],
  development: [{ name: 'FAR' }],
  research: [
    { name: 'DAM' },
    { name: 'KEY', pictures: { plan: '<svg>plan</svg>' } },
    { name: 'PILING', group: 'study' },
  ],
  contact: [{ name: 'Contact' }],
} satisfies Partial<Record<AreaName, readonly SamplePage[]>>;

type SamplePages = Readonly<Record<AreaName, readonly SamplePage[]>>;
const sampleOf = (area: AreaName): readonly SamplePage[] => [{ name: `sample-${area}` }];
const others = Object.fromEntries(areaNames.map((name) => [name, sampleOf(name)])) as SamplePages;

const sampleGroup = (group: GroupName): NamedGroup => ({ group, title: group, short: group.slice(0, 4), form: 'grid' });
const sampleGroups: Partial<Record<AreaName, readonly NamedGroup[]>> = {
  architecture: [sampleGroup('architecture')],
  development: [sampleGroup('development')],
  research: [sampleGroup('research'), sampleGroup('study')],
};

/** Every area has one. */
export const samplePages: SamplePages = { ...others, ...ownSamples };

/**
 * Writes a small but complete build in the shape of a real one, so that it can be published. `code` is contained in its
 * scripts and on its pages.
 * @returns the folder.
 */
export async function sampleBuild(folder: string, owner: ReleaseOwner, options: SampleOptions = {}): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  const { code = 'first', contract = contractVersion } = options;
  const { style = `@layer pages { .${owner} { background: url(dot.svg); } }` } = options;
  const script = owner === 'shell' ? 'shell.js' : 'remoteEntry.js';
  const files: Record<string, string> = {
    [`browser/${script}`]: `console.log(${JSON.stringify(`${owner} ${code}`)});`,
    'browser/style.css': style,
    'browser/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  const manifest = {
    contract,
    owner,
    entry: [script],
    module: [],
    css: ['style.css'],
    bytes: 1,
    scripts: scriptsOf(files),
    ...(options.connect && { connect: options.connect }),
  };
  files['browser/release.json'] = JSON.stringify(manifest satisfies BuildManifest);
  Object.assign(
    files,
    owner === 'shell'
      ? shellFiles(code, options.site)
      : areaFiles(owner, code, options.pages ?? samplePages[owner], options.groups ?? sampleGroups[owner] ?? []),
  );
  if (options.isForeign) Object.assign(files, foreignFiles(owner, code));
  if (options.language) Object.assign(files, translated(files, options.language));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  if (owner === 'shell') await copyFile(composerBundle, join(folder, 'server', 'compose.js'));
  return folder;
}

function foreignFiles(owner: ReleaseOwner, code: string): Record<string, string> {
  const assets = { js: { sync: ['page.js'], async: [] }, css: { sync: [], async: [] } };
  return {
    'foreign/page.js': `console.log(${JSON.stringify(`${owner} ${code}, foreign`)});`,
    'foreign/mf-manifest.json': JSON.stringify({
      name: `portfolio_foreign_${owner}`,
      metaData: { buildInfo: {}, remoteEntry: { name: 'remoteEntry.js', path: '' }, publicPath: 'auto' },
      shared: [],
      exposes: [{ name: 'page', assets }],
    }),
  };
}

function translated(files: Readonly<Record<string, string>>, language: string): Record<string, string> {
  const translatable = /^content\/(site|texts|summary|entries|search|pages\/.*)\.json$/;
  const own = Object.entries(files).flatMap(([path, text]) => {
    const name = translatable.exec(path)?.[1];
    const words = text.replace(/"title":"([^"]*)"/g, `"title":"$1 ${language}"`);
    return name
      ? [[`content/${language}/${name}.json`, words.replace('"language":"en"', `"language":"${language}"`)]]
      : [];
  });
  return Object.fromEntries(own) as Record<string, string>;
}

function scriptsOf(files: Readonly<Record<string, string>>): BuildManifest['scripts'] {
  const scripts = Object.entries(files).filter(([path]) => path.endsWith('.js'));
  return Object.fromEntries(
    scripts.map(([path, text]) => [path.replace('browser/', ''), integrity(Buffer.from(text))]),
  );
}

function shellFiles(code: string, site?: Partial<Site>): Record<string, string> {
  const document = (path: string, title: string) =>
    JSON.stringify({ path, title, summary: title, html: '', texts: {} });
  return {
    'server/shell.js': `
      const React = require('react');
      const { renderToString } = require('react-dom/server');
      const h = React.createElement;
      const link = ({ path, railTitle, title }) => h('a', { key: path, href: path }, railTitle ?? title);
      const lists = { home: (view) => view.groups.flatMap((group) => group.entries), works: (view) => view.entries };
      exports.documentTitle = (view, site) => (view.page ?? view.document).title + ' · ' + site;
      exports.renderStartNotices = () => '';
      exports.renderClosingLine = () => '';
      exports.renderBody = (path, state, area) => renderToString(h('div', { className: ${JSON.stringify(code)} },
        h('nav', null, state.frame.groups.flatMap((group) => group.rows.map(link))),
        area ? h(area.Page, { page: state.view.page }) : h('main', null, h('h1', null, state.view.document.title), (lists[state.view.kind] ?? (() => []))(state.view).map(({ path, title, summary }) => h('p', { key: path }, link({ path, title }), summary))),
      ));`,
    'server/guard.js': '',
    'server/service-worker.js': `// ${code}`,
    'content/site.json': JSON.stringify({
      name: 'Sample',
      short: 'S',
      email: 's@example.com',
      address: 'https://example.com',
      language: 'en',
      links: [],
      ...site,
    }),
    'content/order.json': JSON.stringify({ groups: [] }),
    'content/facts.json': '[]',
    'content/texts.json': '{}',
    'content/manifest.json': '{}',
    'content/pages/index.json': document('/', 'Home'),
    'content/pages/works.json': document('/works', 'Works'),
    'content/pages/404.json': document('/404', 'Not found'),
    'content/pages/offline.json': document('/offline', 'Offline'),
  };
}

function areaFiles(
  area: AreaName,
  code: string,
  pages: readonly SamplePage[],
  rows: readonly NamedGroup[],
): Record<string, string> {
  const samples = pages.map((page) => readSample(area, { group: rows[0]?.group, ...page }));
  const entries = samples.map(({ entry }) => entry);
  const media = Object.assign({}, ...samples.map((each) => each.media)) as Record<string, string>;
  const groups = rows.map((row) => {
    const members = entries.filter((entry) => entry.group === row.group);
    return { ...row, intro: '', count: members.length, entries: members.slice(0, featuredLimit) };
  });
  return {
    'server/area.js': `
      const { jsx, jsxs } = require('react/jsx-runtime');
      const Page = ({ page }) => jsxs('article', { 'data-code': ${JSON.stringify(code)}, children: [jsx('h1', { children: page.title }, 'title'), page.sections[0].blocks[0].html] });
      exports.area = { contract: ${contractVersion}, name: ${JSON.stringify(area)}, Page };`,
    'content/summary.json': JSON.stringify({ title: area, groups } satisfies AreaSummary),
    'content/entries.json': JSON.stringify(entries),
    'content/shares.json': JSON.stringify(
      Object.fromEntries(entries.map(({ path }) => [path, `/_areas/${area}/media${path}-share.jpg`])),
    ),
    'content/search.json': JSON.stringify(
      searchDocuments(
        entries,
        samples.map(({ document }) => document),
      ),
    ),
    'content/media.json': JSON.stringify(
      Object.fromEntries(Object.entries(media).map(([name, text]) => [name, { bytes: Buffer.byteLength(text) }])),
    ),
    ...Object.fromEntries(
      samples.map(({ document }) => [`content/pages/${document.path.slice(1)}.json`, JSON.stringify(document)]),
    ),
    ...Object.fromEntries(Object.entries(media).map(([name, bytes]) => [`content/media/${name}`, bytes])),
  };
}
