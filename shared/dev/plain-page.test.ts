import { errorPage, plainPage } from './plain-page';

test('content never closes the script element that contains it', () => {
  const html = plainPage({ title: 'A page', state: { title: '</script><script>alert(1)</script>' } });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('\\u003c/script>');
});

test('HTML in an error is escaped', () => {
  expect(errorPage(['index.md:3: <b> is no status'])).toContain('index.md:3: &lt;b&gt; is no status');
});
