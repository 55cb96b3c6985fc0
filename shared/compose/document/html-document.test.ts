import type { PageState } from '@portfolio/site/page-state';
import { htmlDocument, type HtmlParts } from './html-document';

const texts = '</script><!-- "quoted" & <b>';
const state: PageState = {
  lock: { shell: 'one', scripts: {} },
  site: {
    name: texts,
    short: 'S',
    email: 's@example.com',
    address: 'https://example.com',
    language: 'en',
    links: [],
  },
  texts: {} as PageState['texts'],
  frame: { groups: [] },
  view: {
    kind: 'home',
    document: {
      path: '/',
      title: texts,
      summary: texts,
      html: '',
      texts: { notice: texts },
      counting: { numbers: [], works: { other: 'works' } },
      order: [],
    },
    groups: [],
  },
};
const manifest = { contract: 1, owner: 'shell' as const, entry: [], module: [], css: [], scripts: {}, bytes: 0 };
const parts: HtmlParts = {
  path: '/',
  title: texts,
  summary: texts,
  body: '',
  state,
  styles: [],
  shell: { url: '/_shell/one/browser/', manifest },
};

test('content cannot end the script, title or attribute that contains it', () => {
  const html = htmlDocument(parts);
  const json = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)![1]!;

  expect(JSON.parse(json)).toEqual(state);
  expect(html).toContain('<title>&lt;/script&gt;&lt;!-- &quot;quoted&quot; &amp; &lt;b&gt;</title>');
  expect(html).not.toContain('"quoted" & <b>"');
});

test('everything that the entry script reads stands before it, and scripts give way to what the page shows', () => {
  const shell = { url: '/s/', manifest: { ...manifest, entry: ['shell.js'], hydrate: ['h.js'], module: ['pages.js'] } };
  const html = htmlDocument({ ...parts, shell, guard: { script: 'guard()', notices: '<p>Late</p>' } });
  const order = [
    '<script>guard()</script>',
    '<div id="root">',
    'start-notices',
    'id="state"',
    'h.js',
    'pages.js',
    'shell.js',
  ];

  expect(order.map((part) => html.indexOf(part))).toEqual(
    order.map((part) => html.indexOf(part)).sort((a, b) => a - b),
  );
  expect(html.match(/<link[^>]*js" fetchpriority="low"/g)).toHaveLength(2);
  expect(html).toMatch(/<script id="entry" async (?:(?!fetchpriority)[^>])*><\/script><\/body>/);
});

test.each([
  ['ar', '<html lang="ar" dir="rtl">'],
  ['sv', '<html lang="sv">'],
])('a page in %s runs in the direction of its language', (language, tag) => {
  expect(htmlDocument({ ...parts, state: { ...state, site: { ...state.site, language } } })).toContain(tag);
});
