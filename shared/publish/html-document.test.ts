import type { PageState } from '../contract/release';
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
  texts: {},
  frame: { groups: [] },
  view: {
    kind: 'home',
    document: { path: '/', title: texts, summary: texts, html: '', texts: { notice: texts } },
    areas: [],
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

test('no word of the content ends the script, the title or an attribute in which it stands', () => {
  const html = htmlDocument(parts);
  const json = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)![1]!;

  expect(JSON.parse(json)).toEqual(state);
  expect(html).toContain('<title>&lt;/script&gt;&lt;!-- &quot;quoted&quot; &amp; &lt;b&gt;</title>');
  expect(html).not.toContain('"quoted" & <b>"');
});

describe('React', () => {
  const shell = { url: '/_shell/one/browser/', manifest: { ...manifest, app: ['react.js', 'app.js'] } };
  const guarded = { ...parts, shell, guard: { line: '', script: '', notices: '' } };
  const firstPicture = '<link rel="preload" as="image" href="/hero.avif">';
  const preload = /<link rel="preload" as="script" href="\/_shell\/one\/browser\/react.js"/g;
  const later = /<template id="start-scripts">.*?<\/template>/s;

  test('is asked for at the end of a page without a first picture, and once', () => {
    const html = htmlDocument(guarded);

    expect(html.match(preload)).toHaveLength(1);
    expect(html.search(preload)).toBeGreaterThan(html.indexOf('id="state"'));
    expect(later.exec(html)?.[0]).not.toContain('react.js');
    expect(later.exec(html)?.[0]).toContain('app.js');
  });

  test('leaves the line to a first picture', () => {
    const html = htmlDocument({ ...guarded, firstPicture });

    expect(html.match(preload)).toHaveLength(1);
    expect(later.exec(html)?.[0]).toContain('react.js');
  });
});
