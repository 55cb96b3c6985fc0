import { mistakePage, plainPage } from './plain-page';

test('what content says never ends the script that carries it', () => {
  const html = plainPage({ title: 'A page', state: { title: '</script><script>alert(1)</script>' } });
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('\\u003c/script>');
});

test('a mistake is shown as text', () => {
  expect(mistakePage(['index.md:3: <b> is no status'])).toContain('index.md:3: &lt;b&gt; is no status');
});
