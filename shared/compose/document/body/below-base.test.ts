import { belowBase } from './below-base';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

test('at the root of an origin a page stays as it is', () => {
  const html = page('<a href="/HAL">HAL</a>');
  expect(belowBase(html, '')).toBe(html);
});

test('below a path the page says the path, and its addresses begin with it', () => {
  const body =
    '<a class="x" href="/">home</a><img srcSet="/_areas/a/1.avif 480w, /_areas/a/2.avif 960w" src="/_areas/a/1.jpg"/>' +
    '<video poster="/_areas/a/1.jpg"></video><form action="/api/send"></form>';
  const html = belowBase(page(body, '<link rel="preload" imagesrcset="/1.avif 1x, /2.avif 2x">'), '/repo');
  expect(html).toContain('<html data-base="/repo" lang="en">');
  expect(html).toContain('<a class="x" href="/repo/">');
  expect(html).toContain('srcSet="/repo/_areas/a/1.avif 480w, /repo/_areas/a/2.avif 960w" src="/repo/_areas/a/1.jpg"');
  expect(html).toContain('poster="/repo/_areas/a/1.jpg"');
  expect(html).toContain('action="/repo/api/send"');
  expect(html).toContain('imagesrcset="/repo/1.avif 1x, /repo/2.avif 2x"');
});

test.each([
  '<a href="https://example.com/a">a</a>',
  '<a href="//example.com/a">a</a>',
  '<a href="#plan">a</a>',
  '<a href="?area=">a</a>',
  '<p>Write href=&quot;/HAL&quot; there</p>',
  '<div data-path="/HAL" data-href="/HAL"></div>',
  '<style>a{background:url("/a.svg")} b::after{content:\'<a href="/b">\'}</style>',
  '<script>document.write(`<a href="/HAL">`)</script>',
  '<script type="application/json" id="state">{"html":"\\u003ca href=\\"/HAL\\">"}</script>',
])('%s stays as it is', (body) => {
  expect(belowBase(page(body), '/repo')).toContain(body);
});

test('in another language links lead to its pages, and files and forms are those of the whole site', () => {
  const body =
    '<a href="/">home</a><a href="/HAL#plan">HAL</a><a href="/HAL" hreflang="en">English</a>' +
    '<a href="/_areas/a/media/1/cv.pdf">CV</a><img src="/_areas/a/1.jpg"/><form action="/api/send"></form>';
  const html = belowBase(page(body, '<link rel="alternate" href="/feed.xml">'), '/repo', '/ko');
  expect(html).toContain('<html data-base="/repo" data-language="/ko" lang="en">');
  expect(html).toContain('<link rel="alternate" href="/repo/ko/feed.xml">');
  expect(html).toContain('<a href="/repo/ko/">home</a><a href="/repo/ko/HAL#plan">');
  expect(html).toContain('<a href="/repo/HAL" hreflang="en">');
  expect(html).toContain('<a href="/repo/_areas/a/media/1/cv.pdf">');
  expect(html).toContain('<img src="/repo/_areas/a/1.jpg"/><form action="/repo/api/send">');
});

test('the address of a script gets the path, and the code in it stays', () => {
  const html = belowBase(
    page('<script async src="/_shell/1/a.js"></script><script>x(\' href="/a"\')</script>'),
    '/repo',
  );
  expect(html).toContain('<script async src="/repo/_shell/1/a.js"></script><script>x(\' href="/a"\')</script>');
});
