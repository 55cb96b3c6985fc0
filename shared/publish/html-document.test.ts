import type { PageState } from '../contract/release';
import { htmlDocument } from './html-document';

const words = '</script><!-- "quoted" & <b>';

test('no word of the content ends the script, the title or an attribute in which it stands', () => {
  const document = { path: '/', title: words, summary: words, html: '', words: { notice: words } };
  const site = {
    name: words,
    short: 'S',
    email: 's@example.com',
    address: 'https://example.com',
    language: 'en',
    links: [],
  };
  const state: PageState = {
    lock: { shell: 'one', scripts: {} },
    site,
    words: {},
    frame: { groups: [] },
    view: { kind: 'home', document, areas: [] },
  };
  const manifest = { contract: 1, owner: 'shell' as const, entry: [], module: [], css: [], scripts: {}, bytes: 0 };
  const html = htmlDocument({
    path: '/',
    title: words,
    summary: words,
    body: '',
    state,
    styles: [],
    shell: { url: '/_shell/one/browser/', manifest },
  });
  const json = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)![1]!;

  expect(JSON.parse(json)).toEqual(state);
  expect(html).toContain('<title>&lt;/script&gt;&lt;!-- &quot;quoted&quot; &amp; &lt;b&gt;</title>');
  expect(html).not.toContain('"quoted" & <b>"');
});
