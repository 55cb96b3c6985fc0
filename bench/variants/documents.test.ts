import { themeScript } from '@portfolio/compose/document/scripts/theme-script';
import { asOrdinaryHost, withOneBundle, withoutScripts } from './documents';

const state = {
  lock: { shell: '1', scripts: {}, area: { name: 'contact' } },
  frame: {},
  site: {},
  texts: {},
  view: {},
};
const page = `<!doctype html><html lang="ko" data-language="/ko"><head><script>${themeScript}</script><script>guard()</script>
<style data-href="area.1.css">p{}</style></head><body><div id="root"><h1>Title</h1></div>
<script type="application/ld+json">{"@type":"Person"}</script>
<script type="application/json" id="state">${JSON.stringify(state)}</script>
<link rel="preload" as="script" href="/a.js" fetchpriority="low"><link rel="preload" as="font" href="/a.woff2">
<script id="entry" async src="/entry.js"></script></body></html>`;
const build = {
  entry: ['shell.js', 'shell.css'],
  chunks: { contact: ['contact.js', 'area.2.css'] },
  scripts: { 'shell.js': 'sha384-1', 'contact.js': 'sha384-2' },
};

test('the page without scripts keeps its markup, its font and its metadata', () => {
  const html = withoutScripts(page);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('application/ld+json');
  expect(html).toContain('href="/a.woff2"');
  expect(html).not.toContain('/a.js');
  expect(html).toContain('<h1>Title</h1>');
});

test('the one-bundle page loads its own scripts and keeps the inline scripts that a page needs', () => {
  const html = withOneBundle(page, build, '/_shell/1/browser/');
  expect(html).toContain(themeScript);
  expect(html).not.toMatch(/guard|entry\.js|\/a\.js/);
  expect(html).toContain('<script defer src="/_shell/1/browser/shell.js"');
  expect(html).toContain('href="/_shell/1/browser/contact.js"');
  expect(html).toContain('data-href="area.2.css"');
  expect(html).toContain('"scripts":{"shell.js":"sha384-1"');
});

test("the ordinary host's page is empty and carries no view, in the language of the page", () => {
  const html = asOrdinaryHost(page, build, '/_shell/1/browser/');
  expect(html).toContain('<html lang="ko" data-language="/ko"><head>');
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('"view"');
});

test('a page without a state is no page of the site', () => {
  expect(() => withOneBundle('<html></html>', build, '/')).toThrow('<script id="state">');
});
